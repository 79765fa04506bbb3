/** The Resource Library: search, topics, kinds, sorting and pages of everything on offer. */
export { Library } from './library';
