import { CARD_WIDTH, HERO_WIDTH } from '../src/shared/lib/picture-widths';

/** Part of an address that changes from product to product. */
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
  /** True if the largest picture is the home page's hero. */
  showsHero?: boolean;
  /** True if the largest picture is the first thumbnail in the responses. */
  showsThumbnail?: boolean;
  /** Width of this picture on the page, as the page's code has it. */
  pictureWidth?: string;
  /** True if search engines list the page, at the first of its addresses. */
  isListed?: boolean;
  /** Keys of its title and description, if it is named after neither the site nor a product. */
  title?: string;
  description?: string;
  /** Parameters of its address that select a part of the list; search engines leave such parts out. */
  filters?: readonly string[];
}

const legalPage = <Page extends 'terms' | 'privacy' | 'imprint' | 'refunds'>(page: Page) =>
  ({
    page,
    paths: [`/${page}`],
    answers: [...SHELL, `/api/legal/${page}`],
    isListed: true,
    title: `legal:titles.${page}`,
  }) as const;
const legalPages = [
  legalPage('terms'),
  legalPage('privacy'),
  legalPage('imprint'),
  legalPage('refunds'),
] as const;

/**
 * The pages that people reach from outside. The build writes a document for each, which names the page's code. The
 * server embeds the answers that the page would request first, names its largest picture, and tells search engines
 * what the page is about.
 */
export const FIRST_VIEWS = [
  {
    page: 'home',
    paths: ['/'],
    answers: [...SHELL, '/api/products/featured', '/api/testimonials'],
    showsHero: true,
    pictureWidth: HERO_WIDTH,
    isListed: true,
  },
  {
    page: 'library',
    paths: ['/courses', '/library'],
    answers: [...SHELL, '/api/topics', '/api/products?sort=newest&page=1'],
    showsThumbnail: true,
    pictureWidth: CARD_WIDTH,
    isListed: true,
    title: 'library:title',
    description: 'library:lead',
    filters: ['q', 'tag', 'type', 'price', 'sort'],
  },
  {
    page: 'course',
    paths: [`/course/${ID}`],
    answers: [...SHELL, `/api/products/${ID}`, `/api/products/${ID}/reviews?limit=6`],
    showsThumbnail: true,
    pictureWidth: CARD_WIDTH,
    isListed: true,
  },
  {
    page: 'product',
    paths: [`/product/${ID}`],
    answers: [...SHELL, `/api/products/${ID}`, `/api/products/${ID}/reviews?limit=6`],
    showsThumbnail: true,
    pictureWidth: CARD_WIDTH,
    isListed: true,
  },
  {
    page: 'coaching',
    paths: ['/coaching'],
    answers: [...SHELL, '/api/coaching/offerings', '/api/products?type=coaching&pageSize=48'],
    isListed: true,
    title: 'coaching:title',
  },
  // shared by its owner: chats show a preview, and search engines do not list it
  {
    page: 'certificate',
    paths: [`/certificates/${ID}`],
    answers: [...SHELL, `/api/certificates/${ID}`],
    title: 'certificates:titleOf',
    description: 'certificates:genuine',
  },
  ...legalPages,
  { page: 'cart', paths: ['/cart'], answers: [...SHELL, '/api/cart'] },
] as const satisfies readonly FirstView[];
