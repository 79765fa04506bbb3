import {
  addressOf,
  type HtmlElement,
  type HtmlNode,
  isTag,
  isText,
  nodesOf,
} from '../../../platform/html/mail-text.js';
import { escape } from './escape.js';
import { type MailColours, SERIF } from './mail-html.js';

/** A product as its reader sees it. */
export interface ProductCard {
  title: string;
  price: string;
  url: string;
  picture: { url: string; alt: string } | null;
}

/** Facts that draw the coach's formatted text for one reader. */
export interface BodyFacts {
  colours: MailColours;
  site: string;
  /** Fills in placeholders. */
  fill: (text: string) => string;
  /** Address that a link opens, which may be counted; undefined: the link is not allowed. */
  linkTo: (address: string) => string | undefined;
  /** Address of a picture of the library. */
  pictureAt: (assetId: string) => string;
  /** Missing: not for sale anymore, and left out. */
  productWith: (id: string) => ProductCard | undefined;
  /** Label of a product's button. */
  seeProduct: string;
}

/** Draws the coach's formatted text, which was cleaned when it was saved. */
export const bodyHtml = (html: string, facts: BodyFacts): string => inside(nodesOf(html), facts);

const inside = (nodes: readonly HtmlNode[], facts: BodyFacts): string =>
  nodes.map((node) => drawn(node, facts)).join('');

function drawn(node: HtmlNode, facts: BodyFacts): string {
  if (isText(node)) return escape(facts.fill(node.data));
  if (!isTag(node)) return '';
  const { name, attribs, children } = node;
  if (name === 'a') return link(node, facts);
  if (name === 'img') return picture(node, facts);
  if (name === 'aside') return box(inside(children, facts), facts.colours);
  if (attribs['data-product'] !== undefined) return product(attribs['data-product'], facts);
  if (attribs['data-button'] !== undefined) return button(node, facts);
  const style = styleOf(node, facts.colours);
  const tag = TAGS[name] ?? name;
  const open = `<${tag}${attributesOf(node)}${style && ` style="${style}"`}>`;
  return VOID.has(name) ? open : `${open}${inside(children, facts)}</${tag}>`;
}

const VOID: ReadonlySet<string> = new Set(['br', 'hr']);

/** Mail programs style these by themselves, each in its own way. */
const TAGS: Readonly<Record<string, string>> = { mark: 'span' };

/** Classes that the style sheet for dark mode knows. */
const CLASSES: Readonly<Record<string, string>> = {
  h2: 'accent',
  h3: 'accent',
  blockquote: 'quote',
  hr: 'row',
  th: 'row',
  td: 'row',
  pre: 'box',
};

function attributesOf({ name, attribs }: HtmlElement): string {
  const kept = ['colspan', 'rowspan', 'start'].filter((each) => attribs[each] !== undefined);
  const className = CLASSES[name];
  return [
    ...(className ? [` class="${className}"`] : []),
    ...kept.map((each) => ` ${each}="${escape(attribs[each] ?? '')}"`),
    // the coach's tables show data, unlike ours
    ...(name === 'table' ? [' width="100%"'] : []),
  ].join('');
}

const MARGIN = 'margin:0 0 14px';

const STYLES: Readonly<Record<string, (colours: MailColours) => string>> = {
  p: () => MARGIN,
  h2: ({ accent }) => `margin:24px 0 10px;font:normal 22px/1.3 ${SERIF};color:${accent}`,
  h3: ({ accent }) => `margin:20px 0 8px;font:normal 19px/1.35 ${SERIF};color:${accent}`,
  h4: () => 'margin:18px 0 6px;font-size:16px;line-height:1.4',
  ul: () => `${MARGIN};padding:0 0 0 24px`,
  ol: () => `${MARGIN};padding:0 0 0 24px`,
  blockquote: ({ accent }) => `${MARGIN};padding:0 0 0 16px;border-left:3px solid ${accent}`,
  pre: ({ paper, line, ink }) =>
    `${MARGIN};padding:12px 16px;border:1px solid ${line};border-radius:8px;background:${paper};color:${ink};font-size:14px;white-space:pre-wrap`,
  hr: ({ line }) => `margin:22px 0;border:0;border-top:1px solid ${line}`,
  table: () => `${MARGIN};border-collapse:collapse;font-size:inherit;color:inherit`,
  th: ({ line }) => `padding:6px 10px;border:1px solid ${line};text-align:left;vertical-align:top`,
  td: ({ line }) => `padding:6px 10px;border:1px solid ${line};text-align:left;vertical-align:top`,
  mark: () => 'padding:0 2px;background:#f5e3a8;color:#22302b',
};

function styleOf({ name, attribs, parent }: HtmlElement, colours: MailColours): string {
  const isTight = name === 'p' && parent !== null && 'name' in parent && /^(?:li|td|th)$/.test(parent.name);
  const own = isTight ? 'margin:0' : STYLES[name]?.(colours);
  const align = attribs['data-align'];
  return [own, align && `text-align:${align === 'right' ? 'right' : 'center'}`].filter(Boolean).join(';');
}

/** Returns the address of a link for this reader; undefined if it may not lead there. */
function targetOf(href: string | undefined, { site, linkTo }: BodyFacts): string | undefined {
  if (!href || href.startsWith('#')) return undefined;
  return href.startsWith('mailto:') ? href : linkTo(addressOf(href, site));
}

function link({ attribs, children }: HtmlElement, facts: BodyFacts): string {
  const words = inside(children, facts);
  const target = targetOf(attribs['href'], facts);
  if (target === undefined) return words;
  return `<a class="accent" href="${escape(target)}" style="color:${facts.colours.accent}">${words}</a>`;
}

function picture({ attribs }: HtmlElement, { pictureAt }: BodyFacts): string {
  const id = attribs['data-asset'];
  if (id === undefined) return '';
  const alt = escape(attribs['alt'] ?? '');
  return `<p style="${MARGIN}"><img src="${escape(pictureAt(id))}" alt="${alt}" style="display:block;max-width:100%;height:auto;border:0;border-radius:10px"></p>`;
}

const box = (content: string, { paper, line, ink }: MailColours): string =>
  `<table role="presentation" width="100%" cellspacing="0" style="${MARGIN};border-collapse:separate"><tr><td class="box" bgcolor="${paper}" style="padding:14px 18px 0;border:1px solid ${line};border-radius:10px;background:${paper};color:${ink}">${content}</td></tr></table>`;

/** A button that is a link within a colored cell, which all mail programs draw. */
const buttonTo = (url: string, label: string, { accent, onAccent }: MailColours, place = ''): string =>
  `<table role="presentation" cellspacing="0"${place} style="border-collapse:separate"><tr><td class="button" bgcolor="${accent}" style="border-radius:999px;background:${accent}"><a class="button" href="${escape(url)}" style="display:inline-block;padding:12px 24px;border-radius:999px;color:${onAccent};text-decoration:none">${label}</a></td></tr></table>`;

function button({ children }: HtmlElement, facts: BodyFacts): string {
  const inner = children.find(isTag);
  const target = targetOf(inner?.attribs['href'], facts);
  if (!inner || target === undefined) return '';
  const label = inside(inner.children, facts);
  return `<div style="margin:8px 0 18px">${buttonTo(target, label, facts.colours, ' align="center"')}</div>`;
}

/** Picture above its words, because phones have no room beside it. */
function product(id: string, { productWith, linkTo, colours, seeProduct }: BodyFacts): string {
  const card = productWith(id);
  if (!card) return '';
  const { title, price, picture: shown } = card;
  const { line, paper, ink, inkSoft } = colours;
  const url = linkTo(card.url) ?? card.url;
  const image = shown
    ? `<a href="${escape(url)}"><img src="${escape(shown.url)}" alt="${escape(shown.alt)}" width="100%" style="display:block;width:100%;height:auto;border:0;border-radius:10px 10px 0 0"></a>`
    : '';
  const words = `<div style="font:normal 19px/1.35 ${SERIF}">${escape(title)}</div><div class="soft" style="margin:4px 0 12px;color:${inkSoft}">${escape(price)}</div>`;
  return `<table role="presentation" width="100%" cellspacing="0" style="${MARGIN};border-collapse:separate"><tr><td class="box" bgcolor="${paper}" style="border:1px solid ${line};border-radius:10px;background:${paper};color:${ink}">${image}<div style="padding:16px 18px">${words}${buttonTo(url, escape(seeProduct), colours)}</div></td></tr></table>`;
}
