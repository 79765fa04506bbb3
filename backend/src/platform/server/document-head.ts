/** Facts about the site in the head of a document. */
export interface PlaceWords {
  /** The newest edition of the site's words. */
  edition: number;
  place: { name: string; description: string };
  /** Colors of the site, which follow the app's own. */
  stylesheet: string;
}

export interface ProductWords {
  title: string;
  description: string;
  thumbnailUrl: string | null;
}

export interface DocumentHead extends PlaceWords {
  product?: ProductWords;
  /** Public address of the server: link previews need full picture addresses. */
  publicUrl: string;
  /** Path of this page, without the query string. */
  pathname: string;
}

const TITLE = /<title>Sanctum/;
const NO_SCRIPT = /<noscript>Sanctum/;
const DESCRIPTION = /<meta\s+name="description"\s+content="[^"]*"\s*\/?>/;
const ICON = /<link\s+rel="icon"[^>]*>/;
const PUBLIC_IMAGE = /^\/api\/media\/public\/([\da-f-]+)$/;

/** Max characters of a description: link previews cut longer ones, in the middle of a word. */
const MOST_LETTERS = 200;

/**
 * Writes the head of a built document: the site's name in the title, its icon, the description for search engines, and link
 * previews, which show the product with its picture, or the site.
 */
export function writeHead(document: string, head: DocumentHead): string {
  const { place, product, publicUrl, pathname, edition, stylesheet } = head;
  const name = escape(place.name);
  const title = product ? escape(product.title) : name;
  const said = escape((product && cut(product.description)) || place.description);
  const picture = publicUrl + cardOf(product, edition);
  const tags = [
    `<meta name="description" content="${said}">`,
    ...Object.entries({
      'og:site_name': name,
      'og:type': product ? 'product' : 'website',
      'og:title': title,
      'og:description': said,
      'og:url': escape(publicUrl + pathname),
      'og:image': escape(picture),
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': title,
    }).map(([property, content]) => `<meta property="${property}" content="${content}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(stylesheet === '' ? [] : [`<style id="palette">${stylesheet}</style>`]),
  ].join('');
  const titled = product ? `${title} · ${name}` : name;
  return document
    .replace(TITLE, () => `<title>${titled}`)
    .replace(NO_SCRIPT, () => `<noscript>${name}`)
    .replace(DESCRIPTION, '')
    .replace(ICON, () => iconLinks(edition))
    .replace('</head>', () => `${tags}</head>`);
}

const iconLinks = (edition: number): string =>
  [
    `<link rel="icon" type="image/png" sizes="32x32" href="/api/site/icons/32?v=${edition}">`,
    `<link rel="icon" type="image/png" sizes="512x512" href="/api/site/icons/512?v=${edition}">`,
    `<link rel="manifest" href="/api/site/manifest?v=${edition}">`,
    `<link rel="apple-touch-icon" sizes="180x180" href="/api/site/full-icons/180?v=${edition}">`,
  ].join('');

function cardOf(product: ProductWords | undefined, edition: number): string {
  const [, picture] = PUBLIC_IMAGE.exec(product?.thumbnailUrl ?? '') ?? [];
  return picture === undefined ? `/api/site/card?v=${edition}` : `/api/site/cards/${picture}`;
}

/** Puts the text on one line and cuts it after a whole word. */
function cut(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= MOST_LETTERS) return line;
  return `${line.slice(0, MOST_LETTERS).replace(/\s+\S*$/, '')} …`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
