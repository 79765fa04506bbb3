import fs from 'node:fs';
import path from 'node:path';
import type { Language } from '../../kernel/languages.js';

/** A landing page, as the build of its app lists it. */
export interface FirstView {
  paths: string[];
  /** Name of the document, without `.html`. */
  page: string;
  answers: string[];
  /** True if the largest picture is the home page's hero. */
  showsHero?: boolean;
  /** True if the largest picture is the first thumbnail in the responses. */
  showsThumbnail?: boolean;
  /** Width of this picture on the page, and its AVIF sizes with `:picture` for its URL, as `sizes` and `srcset` of HTML. */
  pictureWidth?: string;
  pictureSet?: string;
  /** True if search engines list the page, at the first of its paths. */
  isListed?: boolean;
  /** Title and description, if the page is named after neither the site nor a product. */
  title?: Record<Language, string>;
  description?: Record<Language, string>;
  /** Parameters of the query string that select a part of the list; search engines leave such parts out. */
  filters?: string[];
}

/** A first view at its own URL. */
export interface OpenedView {
  document: string;
  view: FirstView;
  id: string;
}

const LIST = 'first-views.json';
const ID = ':id';

/** Landing pages by their addresses; their documents name the code they need. */
export class FirstViews {
  private readonly views: readonly FirstView[];

  constructor(folder: string) {
    const list = path.join(folder, LIST);
    this.views = fs.existsSync(list) ? (JSON.parse(fs.readFileSync(list, 'utf8')) as FirstView[]) : [];
  }

  find(address: string): OpenedView | undefined {
    const pathname = address.length > 1 ? address.replace(/\/$/, '') : address;
    for (const view of this.views) {
      for (const pattern of view.paths) {
        const id = idIn(pathname, pattern);
        if (id !== undefined) return { document: `${view.page}.html`, view, id };
      }
    }
    return undefined;
  }
}

/** Product of a page, as far as its URL determines it. */
type Addressed = { id: string; type: string } | undefined;

/**
 * Returns the one address of a page for search engines, with the number of the list's page; undefined for an unlisted
 * page, a filtered list, and a product that visitors cannot see.
 */
export function canonicalPath(
  { view, id }: OpenedView,
  query: string,
  product: Addressed,
): string | undefined {
  if (!view.isListed) return undefined;
  if (id !== '') return product && `/${product.type === 'course' ? 'course' : 'product'}/${product.id}`;
  const { paths, filters } = view;
  if (!filters) return paths[0];
  const asked = new URLSearchParams(query);
  if (filters.some((name) => asked.has(name))) return undefined;
  const page = Number(asked.get('page'));
  return Number.isSafeInteger(page) && page > 1 ? `${paths[0]}?page=${page}` : paths[0];
}

/** Returns the id in an address of this pattern, empty if the pattern has none; undefined for another address. */
function idIn(pathname: string, pattern: string): string | undefined {
  if (!pattern.endsWith(ID)) return pathname === pattern ? '' : undefined;
  const before = pattern.slice(0, -ID.length);
  const id = pathname.startsWith(before) ? pathname.slice(before.length) : '';
  return /^[\w-]+$/.test(id) ? id : undefined;
}
