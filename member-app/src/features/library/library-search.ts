import { readPage } from '../../shared/lib/read-page';
import type { ProductQuery } from '../catalog';

/** The library's search and filters, kept in the URL so that a list can be shared and Back works. */
export interface LibrarySearch {
  q: string;
  /** Topics as in the address; the server decides which of them exist. */
  tags: string[];
  type: (typeof types)[number] | null;
  isFree: boolean;
  sort: Sort;
  page: number;
}

/** Orders of the list. The shop is the same for everyone, so it is not sorted by ownership. */
export type Sort = Exclude<NonNullable<ProductQuery['sort']>, 'owned'>;

export const sorts: readonly Sort[] = ['newest', 'rating', 'price', '-price', 'title'];
const types = ['course', 'digital_file'] as const satisfies readonly ProductQuery['type'][];

/** Max length of the text, the contract's limit. */
export const longestWords = 100;

/** Reads an address. It may have been typed by hand, so invalid parts are ignored. */
export const readSearch = (address: URLSearchParams): LibrarySearch => ({
  q: (address.get('q') ?? '').trim().slice(0, longestWords),
  tags: address.getAll('tag'),
  type: types.find((type) => type === address.get('type')) ?? null,
  isFree: address.get('price') === 'free',
  sort: sorts.find((sort) => sort === address.get('sort')) ?? 'newest',
  page: readPage(address.get('page')),
});

/** Writes the shortest address of a search: defaults are left out. */
export function writeSearch({ q, tags, type, isFree, sort, page }: LibrarySearch): URLSearchParams {
  const address = new URLSearchParams();
  if (q) address.set('q', q);
  for (const tag of tags) address.append('tag', tag);
  if (type) address.set('type', type);
  if (isFree) address.set('price', 'free');
  if (sort !== 'newest') address.set('sort', sort);
  if (page > 1) address.set('page', String(page));
  return address;
}

/** Changes a search, which then starts at its first page. */
export const refine = (search: LibrarySearch, change: Partial<LibrarySearch>): LibrarySearch => ({
  ...search,
  page: 1,
  ...change,
});

export const toggleTag = ({ tags }: LibrarySearch, tag: string): string[] =>
  tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag];

export const isFiltered = ({ q, tags, type, isFree }: LibrarySearch): boolean =>
  q !== '' || tags.length > 0 || type !== null || isFree;

/** Makes the query for the server, which refuses unknown topics; they are sent in the server's order. */
export function toQuery(
  { q, tags, type, isFree, sort, page }: LibrarySearch,
  topics: readonly NonNullable<ProductQuery['tag']>[number][],
): ProductQuery {
  const tag = topics.filter((topic) => tags.includes(topic));
  return {
    ...(q && { q }),
    ...(tag.length > 0 && { tag }),
    ...(type && { type }),
    ...(isFree && { price: 'free' }),
    sort,
    page,
  };
}
