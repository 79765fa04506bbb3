import { DEFAULT_LANGUAGE, type Language } from '../../kernel/languages.js';
import { brief } from './brief.js';
import { scriptJson } from './script-json.js';
import type { ProductAnswer, SiteAnswer } from './structured-data.js';

export interface DocumentHead {
  site: Pick<SiteAnswer, 'edition' | 'place' | 'stylesheet'>;
  /** Texts of a page that has its own; the site's otherwise. */
  page?: { title?: string; description?: string; thumbnailUrl?: string | null };
  product?: Pick<ProductAnswer, 'title' | 'summary' | 'description' | 'thumbnailUrl'>;
  /** Public address of the server: link previews need full picture addresses. */
  publicUrl: string;
  /** Path of this page, without the query string. */
  pathname: string;
  /** Canonical address of the page for search engines; missing: they do not list it. */
  canonical?: string;
  /** Addresses of a listed page by language. */
  versions?: ReadonlyMap<Language, string>;
  /** Facts for search engines, as schema.org objects. */
  things?: readonly object[];
}

const TITLE = /<title>Sanctum/;
const NO_SCRIPT = /<noscript>Sanctum/;
const DESCRIPTION = /<meta\s+name="description"\s+content="[^"]*"\s*\/?>/;
const ICON = /<link\s+rel="icon"[^>]*>/;
const PUBLIC_IMAGE = /^\/api\/media\/public\/([\da-f-]+)$/;

/**
 * Writes the head of a built document: the site's name in the title, its icon, description, canonical address and facts for
 * search engines, and link previews, which show the product or the certificate with its picture, or the site.
 */
export function writeHead(document: string, head: DocumentHead): string {
  const { site, page, product } = head;
  const name = escape(site.place.name);
  const own = product?.title ?? page?.title;
  const title = own === undefined ? name : `${escape(own)} · ${name}`;
  const tags = [
    ...previewTags(head),
    head.canonical === undefined
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escape(head.canonical)}">`,
    ...versionLinks(head.versions),
    ...thingTags(head.things ?? []),
    ...(site.stylesheet === '' ? [] : [`<style id="palette">${site.stylesheet}</style>`]),
  ].join('');
  return document
    .replace(TITLE, () => `<title>${title}`)
    .replace(NO_SCRIPT, () => `<noscript>${name}`)
    .replace(DESCRIPTION, '')
    .replace(ICON, () => iconLinks(site.edition))
    .replace('</head>', () => `${tags}</head>`);
}

function previewTags({ site, page, product, publicUrl, pathname, canonical }: DocumentHead): string[] {
  const title = product?.title ?? page?.title ?? site.place.name;
  const description =
    (product && (brief(product.summary) || brief(product.description))) ||
    brief(page?.description ?? '') ||
    site.place.description;
  const picture = publicUrl + cardOf(product ?? page, site.edition);
  const properties = {
    'og:site_name': site.place.name,
    'og:type': product ? 'product' : 'website',
    'og:title': title,
    'og:description': description,
    'og:url': canonical ?? publicUrl + pathname,
    'og:image': picture,
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title,
  };
  const names = {
    description,
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': picture,
  };
  return [
    ...Object.entries(names).map(([key, content]) => `<meta name="${key}" content="${escape(content)}">`),
    ...Object.entries(properties).map(
      ([key, content]) => `<meta property="${key}" content="${escape(content)}">`,
    ),
  ];
}

/** Links to the page in each language. The default one is also for readers of all others. */
function versionLinks(versions: ReadonlyMap<Language, string> = new Map()): string[] {
  const fallback = versions.get(DEFAULT_LANGUAGE);
  return [...versions, ...(fallback === undefined ? [] : [['x-default', fallback] as const])].map(
    ([language, url]) => `<link rel="alternate" hreflang="${language}" href="${escape(url)}">`,
  );
}

function thingTags(things: readonly object[]): string[] {
  if (things.length === 0) return [];
  const graph = scriptJson(JSON.stringify({ '@context': 'https://schema.org', '@graph': things }));
  return [`<script type="application/ld+json">${graph}</script>`];
}

const iconLinks = (edition: number): string =>
  [
    `<link rel="icon" type="image/png" sizes="32x32" href="/api/site/icons/32?v=${edition}">`,
    `<link rel="icon" type="image/png" sizes="512x512" href="/api/site/icons/512?v=${edition}">`,
    `<link rel="manifest" href="/api/site/manifest?v=${edition}">`,
    `<link rel="apple-touch-icon" sizes="180x180" href="/api/site/full-icons/180?v=${edition}">`,
  ].join('');

function cardOf(pictured: { thumbnailUrl?: string | null } | undefined, edition: number): string {
  const [, picture] = PUBLIC_IMAGE.exec(pictured?.thumbnailUrl ?? '') ?? [];
  return picture === undefined ? `/api/site/card?v=${edition}` : `/api/site/cards/${picture}`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
