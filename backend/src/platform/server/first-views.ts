import fs from 'node:fs';
import path from 'node:path';

/** A landing page, as the build of its app lists it. */
export interface FirstView {
  paths: string[];
  /** Name of the document, without `.html`. */
  page: string;
  answers: string[];
  /** The page's largest picture is the home page's hero. */
  showsHero?: boolean;
  /** The page's largest picture is the first thumbnail in the responses. */
  showsThumbnail?: boolean;
}

/** A first view at an address of its own. */
export interface OpenedView {
  document: string;
  view: FirstView;
  id: string;
}

const LIST = 'first-views.json';
const ID = ':id';

/** Landing pages by their addresses: their documents name the code they need. */
export class FirstViews {
  private readonly views: readonly FirstView[];

  constructor(folder: string) {
    const list = path.join(folder, LIST);
    this.views = fs.existsSync(list) ? (JSON.parse(fs.readFileSync(list, 'utf8')) as FirstView[]) : [];
  }

  find(pathname: string): OpenedView | undefined {
    for (const view of this.views) {
      for (const pattern of view.paths) {
        const id = idIn(pathname, pattern);
        if (id !== undefined) return { document: `${view.page}.html`, view, id };
      }
    }
    return undefined;
  }
}

/** Returns the id in an address of this pattern, empty if the pattern has none; undefined for another address. */
function idIn(pathname: string, pattern: string): string | undefined {
  if (!pattern.endsWith(ID)) return pathname === pattern ? '' : undefined;
  const before = pattern.slice(0, -ID.length);
  const id = pathname.startsWith(before) ? pathname.slice(before.length) : '';
  return /^[\w-]+$/.test(id) ? id : undefined;
}
