import { parseDocument } from 'htmlparser2';

export type HtmlNode = ReturnType<typeof parseDocument>['children'][number];
export type HtmlElement = Extract<HtmlNode, { attribs: unknown }>;

/** Cleaned HTML consists of elements and texts only. */
export const isTag = (node: HtmlNode): node is HtmlElement => 'attribs' in node;
export const isText = (node: HtmlNode): node is Extract<HtmlNode, { data: string }> => 'data' in node;

/** Reads cleaned HTML. */
export const nodesOf = (html: string): HtmlNode[] => parseDocument(html).children;

/** Placeholder of a product's title and price in the plain text of an email. */
export const productPlaceholder = (productId: string): string => `product:${productId}`;

export const productAddress = (site: string, productId: string): string => `${site}/product/${productId}`;

/** Address of a link in cleaned HTML: paths are pages of this site. */
export const addressOf = (href: string, site: string): string => (href.startsWith('/') ? site + href : href);

/** Ids of the products that an email shows. */
export const productsIn = (html: string): string[] => idsIn(html, 'data-product');

/** Ids of the pictures that an email shows. */
export const picturesIn = (html: string): string[] => idsIn(html, 'data-asset');

const idsIn = (html: string, attribute: string): string[] => [
  ...new Set([...html.matchAll(new RegExp(`${attribute}="([^"]+)"`, 'g'))].map(([, id = '']) => id)),
];

/**
 * Writes cleaned HTML as the plain text of an email: a paragraph per line, links as `[words](https://…)`, and a
 * placeholder for each product.
 */
export function mailTextOf(html: string, site: string): string {
  return blocksOf(nodesOf(html), site)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .join('\n\n');
}

const BLOCKS = /^(?:h[2-4]|p|hr|blockquote|aside|pre|ul|ol|li|dl|dt|dd|table|thead|tbody|tr|div|img)$/;
const isBlock = (node: HtmlNode): node is HtmlElement => isTag(node) && BLOCKS.test(node.name);

/** Texts of blocks; inline content between two of them is a block of its own. */
function blocksOf(nodes: readonly HtmlNode[], site: string): string[] {
  const blocks: string[] = [];
  let line = '';
  for (const node of nodes)
    if (isBlock(node)) {
      blocks.push(line, ...blockOf(node, site));
      line = '';
    } else line += inlineOf(node, site);
  return [...blocks, line];
}

function blockOf(element: HtmlElement, site: string): string[] {
  const { name, attribs, children } = element;
  const product = attribs['data-product'];
  if (product) return [`{{${productPlaceholder(product)}}}: ${productAddress(site, product)}`];
  if (name === 'hr') return ['* * *'];
  if (name === 'pre') return [verbatim(element)];
  if (name === 'img') return [attribs['alt'] ?? ''];
  if (name === 'ul' || name === 'ol') return [listOf(element, site)];
  if (name === 'tr')
    return [
      children
        .filter(isTag)
        .map((cell) => within(cell, site).join(' '))
        .join(' | '),
    ];
  if (name === 'table' || name === 'thead' || name === 'tbody') return [within(element, site).join('\n')];
  if (name === 'blockquote') return within(element, site).map((block) => `> ${block}`);
  return blocksOf(children, site);
}

const within = ({ children }: HtmlElement, site: string): string[] =>
  blocksOf(children, site)
    .map((block) => block.trim())
    .filter((block) => block !== '');

const verbatim = (node: HtmlNode): string =>
  isTag(node) ? node.children.map(verbatim).join('') : isText(node) ? node.data : '';

function listOf({ name, attribs, children }: HtmlElement, site: string): string {
  const first = Number(attribs['start'] ?? 1);
  return children
    .filter(isTag)
    .map((item, index) => `${name === 'ol' ? `${first + index}.` : '-'} ${within(item, site).join('\n')}`)
    .join('\n');
}

function inlineOf(node: HtmlNode, site: string): string {
  if (isText(node)) return node.data.replaceAll(/\s+/g, ' ');
  if (!isTag(node)) return '';
  if (node.name === 'br') return '\n';
  const words = node.children.map((child) => inlineOf(child, site)).join('');
  return node.name === 'a' ? linkOf(words.trim(), node.attribs['href'] ?? '', site) : words;
}

/** Words that the syntax of a link can hold. */
const LABEL = /^[^[\]{}\n]{1,200}$/;

function linkOf(words: string, href: string, site: string): string {
  const address = addressOf(href, site);
  if (!/^https?:/.test(address)) return words;
  if (words === address) return address;
  return LABEL.test(words) ? `[${words}](${address})` : `${words}: ${address}`;
}
