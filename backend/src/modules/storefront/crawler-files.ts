/** A page that search engines may list. */
export interface ListedPage {
  path: string;
  /** Time of its last change, if known. */
  changedAt: Date | null;
}

/** Paths closed to crawlers: private parts of the site, and parts without pages. */
const CLOSED = [
  '/api/',
  '/cart',
  '/checkout',
  '/community',
  '/creator',
  '/dashboard',
  '/gifts/',
  '/guardian/',
  '/my-coaching',
  '/my-sanctum',
  '/orders',
  '/profile',
  '/unsubscribe',
];
/** Paths open to crawlers: pictures that pages and link previews show. */
const OPEN = ['/api/media/public/', '/api/site/'];

/** Tells crawlers which parts of the site to read. */
export const robotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...OPEN.map((path) => `Allow: ${path}`),
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

/** Lists the pages in the format of sitemaps.org. Paths need no escaping: they consist of words and ids. */
export const sitemapXml = (publicUrl: string, pages: readonly ListedPage[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(({ path, changedAt }) => {
      const changed = changedAt === null ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`;
      return `<url><loc>${publicUrl}${path}</loc>${changed}</url>`;
    }),
    '</urlset>',
    '',
  ].join('\n');
