/**
 * Converts clipboard content from other programs: Word writes lists as paragraphs with special marks, and an editor
 * without tables would join the cells of a spreadsheet. Written here, because existing extensions bring a whole editor
 * or a restrictive license.
 */
export function asEditable(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const list of body.querySelectorAll('[style*="mso-list"]'))
    if (isMarker(list)) continue;
    else if (list.isConnected && isItem(list)) list.replaceWith(listFrom(itemsFrom(list)));
  for (const [selector, name] of HEADINGS)
    for (const heading of body.querySelectorAll(selector)) rename(heading, name);
  for (const table of body.querySelectorAll('table')) table.replaceWith(...rowsOf(table));
  return body.innerHTML;
}

/** The editor has two levels of headings. */
const HEADINGS = [
  ['h1, p.MsoTitle, p[role="heading"][aria-level="1"]', 'h2'],
  ['h4, h5, h6, p.MsoSubtitle, p[role="heading"]', 'h3'],
] as const;

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
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Writes one line per row, with separated cells. */
const rowsOf = (table: HTMLTableElement): Element[] =>
  [...table.rows]
    .map((row) => [...row.cells].map((cell) => cell.textContent.replaceAll(/\s+/g, ' ').trim()))
    .filter((cells) => cells.some((cell) => cell !== ''))
    .map((cells) => {
      const line = document.createElement('p');
      line.textContent = cells.join(' | ');
      return line;
    });
