/**
 * Converts clipboard content of other programs: Word writes lists as paragraphs with special marks, Pages its headings as
 * large paragraphs, and most of them formats as styles. Ours, because the extensions that do this bring a whole editor or
 * its license.
 */
export function asEditable(html: string): string {
  const { body, head } = new DOMParser().parseFromString(html, 'text/html');
  for (const list of body.querySelectorAll('[style*="mso-list"]'))
    if (isMarker(list)) continue;
    else if (list.isConnected && isItem(list)) list.replaceWith(listFrom(itemsFrom(list)));
  nameHeadings(body, `${head.innerHTML}${body.querySelector('style')?.textContent ?? ''}`);
  for (const cell of body.querySelectorAll('thead td')) rename(cell, 'th');
  for (const span of body.querySelectorAll('span')) {
    if (isHighlighted(span)) wrap(span, 'mark');
    if (MONOSPACE.test(styleOf(span))) wrap(span, 'code');
  }
  for (const spacer of body.querySelectorAll(SPACERS)) if (isBlank(spacer)) spacer.remove();
  return body.innerHTML;
}

/** Elements that only make room: Google Docs' line breaks between paragraphs, and Word's empty paragraphs. */
const SPACERS = '[id^="docs-internal-guid"] > br, br.Apple-interchange-newline, p.MsoNormal';
const isBlank = (element: Element): boolean =>
  element.textContent.trim() === '' && element.querySelector('br, img, hr') === null;

const HEADINGS = 'h1, h2, h3, h4, h5, h6, p[role="heading"], p.MsoTitle, p.MsoSubtitle';
const RANKS: Readonly<Record<string, number>> = { MsoTitle: 1, MsoSubtitle: 2 };

function rankOf(heading: Element): number {
  const level = heading.getAttribute('aria-level') ?? /^h(\d)$/.exec(heading.localName)?.[1];
  return Number(level ?? RANKS[heading.className] ?? 3);
}

/** The editor's headings are the second to the fourth of HTML: all move down where there is a first. */
function nameHeadings(body: Element, css: string): void {
  for (const [name, level] of largeParagraphs(css))
    for (const heading of body.querySelectorAll(`p.${name}`))
      if (heading.closest('li, td') === null) rename(heading, `h${level}`);
  const headings = [...body.querySelectorAll(HEADINGS)].map((heading) => [heading, rankOf(heading)] as const);
  const down = headings.some(([, rank]) => rank === 1) ? 1 : 0;
  for (const [heading, rank] of headings) {
    const name = `h${Math.min(Math.max(rank + down, 2), 4)}`;
    if (heading.localName !== name) rename(heading, name);
  }
}

const FONT = /p\.(p\d+)\s*\{[^}]*font:\s*(?:bold\s+)?([\d.]+)px/g;

/** Paragraph classes of Pages, TextEdit and Notes with a larger font than their text, and their level of heading. */
function largeParagraphs(css: string): [string, number][] {
  const sizes = [...css.matchAll(FONT)].map(([, name = '', size]) => [name, Number(size)] as const);
  const smallest = Math.min(...sizes.map(([, size]) => size));
  return sizes
    .filter(([, size]) => size >= smallest * 1.25)
    .map(([name, size]) => [name, size >= smallest * 1.75 ? 2 : 3]);
}

const BACKGROUND = /background(?:-color)?:\s*([^;]+)/i;
const NO_COLOR =
  /^(?:transparent|none|initial|inherit|white|#fff(?:fff)?|rgba?\((?:0, ?0, ?0, ?0|255, ?255, ?255)\b.*)$/i;
const MONOSPACE = /font-family:[^;]*(?:mono|courier|consolas|menlo)/i;

function isHighlighted(span: Element): boolean {
  const color = BACKGROUND.exec(styleOf(span))?.[1]?.trim();
  return color !== undefined && !NO_COLOR.test(color);
}

function wrap(element: Element, name: string): void {
  const inside = document.createElement(name);
  inside.append(...element.childNodes);
  element.append(inside);
}

const LEVEL = /mso-list:\s*(\w+)\s+level(\d)/;
const MARKER = /mso-list:\s*ignore/i;
const NUMBER = /^\(?(?:\d+|[a-z]{1,2}|[ivxlcdm]+)[.)]/i;

const styleOf = (element: Element): string => element.getAttribute('style') ?? '';
const isMarker = (element: Element): boolean => MARKER.test(styleOf(element));
const isItem = (element: Element): boolean => LEVEL.test(styleOf(element));

interface Item {
  element: Element;
  list: string;
  level: number;
  isNumbered: boolean;
}

/** Takes the consecutive paragraphs of one list out of the text, except the first. */
function itemsFrom(first: Element): Item[] {
  const items = [itemOf(first)];
  for (let next = first.nextElementSibling; next && isItem(next); ) {
    const item = itemOf(next);
    if (item.level === 1 && startsAnother(items, item)) break;
    const after = next.nextElementSibling;
    next.remove();
    items.push(item);
    next = after;
  }
  return items;
}

const startsAnother = (items: readonly Item[], { list, isNumbered }: Item): boolean => {
  const top = items.find(({ level }) => level === 1);
  return top !== undefined && (top.list !== list || top.isNumbered !== isNumbered);
};

function itemOf(element: Element): Item {
  const [, list = '', level = '1'] = LEVEL.exec(styleOf(element)) ?? [];
  const markers = [...element.querySelectorAll('[style*="mso-list"]')].filter(isMarker);
  const mark = markers.map(({ textContent }) => textContent.trim()).join('');
  for (const marker of markers) marker.remove();
  return { element, list, level: Number(level), isNumbered: NUMBER.test(mark) };
}

/** Nests deeper items under the item before them. */
function listFrom(items: readonly Item[]): Element {
  const [first] = items;
  const list = document.createElement(first?.isNumbered ? 'ol' : 'ul');
  const level = Math.min(...items.map((item) => item.level));
  for (let at = 0; at < items.length; ) {
    const deeper = items.slice(at + 1).findIndex((item) => item.level <= level);
    const end = deeper === -1 ? items.length : at + 1 + deeper;
    const entry = document.createElement('li');
    const words = document.createElement('p');
    words.append(...items[at]!.element.childNodes);
    entry.append(words);
    if (end > at + 1) entry.append(listFrom(items.slice(at + 1, end)));
    list.append(entry);
    at = end;
  }
  return list;
}

function rename(element: Element, name: string): void {
  const renamed = document.createElement(name);
  const style = styleOf(element);
  if (style) renamed.setAttribute('style', style);
  for (const span of ['colspan', 'rowspan']) {
    const count = element.getAttribute(span);
    if (count) renamed.setAttribute(span, count);
  }
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
