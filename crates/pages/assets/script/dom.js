// Small words for what is done all the time.

/** The element with this id. */
export const byId = (name) => document.getElementById(name);

/** The first element with this attribute. */
export const find = (name, root = document) => root.querySelector(`[${name}]`);

/** All elements with this attribute. */
export const findAll = (name, root = document) => root.querySelectorAll(`[${name}]`);

/** The nearest element around a target that has this attribute. */
export const around = (target, name) => target.closest?.(`[${name}]`);

/** Reads a page or a part of one. */
export const parse = (html) => new DOMParser().parseFromString(html, "text/html");

/** Whether a key that was pressed is meant for a field, or for the browser itself. */
export const isTyping = (event) => event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, textarea, select");
