### Names of tables, made from a table’s code: one word of the first list and one of the second, put together below.
### Plain words from nature and around the house, easy to say; the lists are as long in every language (40 and 32).

web-names-first = Alder Amber Badger Beaver Berry Birch Bramble Cedar Clover Cloud Copper Dawn Ember Fern Finch Frost Hazel Heather Heron Honey Ivy Juniper Lark Linden Maple Meadow Mist Moss Oak Otter Owl Pine Raven Reed River Robin Silver Snow Sparrow Willow
web-names-second = Bank Barn Bay Bend Bridge Brook Cabin Corner Cove Creek Dale Farm Field Ford Garden Gate Glade Grove Hall Hill Hollow House Island Lake Lodge Mill Path Pond Ridge Spring Valley Well
# $first and $second are words of the lists.
web-table-name = { $first } { $second }
