/** The Resource Library: search, topics, types, sorting and pages of all products. */
export { Library } from './library';
