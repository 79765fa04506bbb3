import { addressIn, LANGUAGES } from '../../kernel/languages.js';

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
  '/subscriptions',
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

/**
 * Lists the pages in the format of sitemaps.org, once in each language and with all their languages. Paths need no
 * escaping: they consist of words and ids.
 */
export const sitemapXml = (publicUrl: string, pages: readonly ListedPage[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap((page) => entriesOf(publicUrl, page)),
    '</urlset>',
    '',
  ].join('\n');

function entriesOf(publicUrl: string, { path, changedAt }: ListedPage): string[] {
  const changed = changedAt === null ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`;
  const versions = LANGUAGES.map((language) => ({ language, url: publicUrl + addressIn(language, path) }));
  const links = versions.map(
    ({ language, url }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`,
  );
  return versions.map(({ url }) => `<url><loc>${url}</loc>${changed}${links.join('')}</url>`);
}
