/** The part of an address that changes from product to product. */
const ID = ':id';

/** Requests of every page's header. */
const SHELL = ['/api/auth/session', '/api/cart/count'];

export interface FirstView {
  /** Addresses of the page. */
  paths: readonly string[];
  /** File of `src/pages` with the page's code. */
  page: string;
  /** First API requests of the page, letter for letter. */
  answers: readonly string[];
  /** Its largest picture is the one that the home page begins with. */
  showsHero?: boolean;
  /** Its largest picture is the first thumbnail among the answers. */
  showsThumbnail?: boolean;
}

/**
 * The pages that people reach from outside. The build writes a document for each, which names the page's code. The
 * server embeds the answers that the page would request first, and names its largest picture.
 */
export const FIRST_VIEWS = [
  {
    page: 'home',
    paths: ['/'],
    answers: [...SHELL, '/api/products/featured'],
    showsHero: true,
  },
  {
    page: 'library',
    paths: ['/library', '/courses'],
    answers: [...SHELL, '/api/topics', '/api/products?sort=newest&page=1'],
    showsThumbnail: true,
  },
  {
    page: 'course',
    paths: [`/course/${ID}`],
    answers: [...SHELL, `/api/products/${ID}`, `/api/products/${ID}/reviews?limit=6`],
    showsThumbnail: true,
  },
  {
    page: 'product',
    paths: [`/product/${ID}`],
    answers: [...SHELL, `/api/products/${ID}`, `/api/products/${ID}/reviews?limit=6`],
    showsThumbnail: true,
  },
  { page: 'cart', paths: ['/cart'], answers: [...SHELL, '/api/cart'] },
] as const satisfies readonly FirstView[];
