import type { Wanted } from './media.api';

/** The first word is react-admin's for this resource, so that its page and everything else are refreshed together. */
const ALL = ['media'];

export const mediaKeys = {
  all: ALL,
  list: (wanted: Wanted) => [...ALL, 'library', wanted],
  kinds: (q: string) => [...ALL, 'kinds', q],
  one: (id: string) => [...ALL, 'one', id],
};

/** The addresses in a list open their files for a quarter of an hour. */
export const FRESH_MS = 10 * 60 * 1000;
