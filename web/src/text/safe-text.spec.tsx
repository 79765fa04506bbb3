import { RICH_TEXT } from '@sanctum/openapi/rich-text';
import hostile from '@sanctum/openapi/testing/hostile-html.json';
import { safeText } from './safe-text';

const ATTRIBUTES: Record<string, readonly string[]> = RICH_TEXT.attributes;
const VALUES: Record<string, string | undefined> = RICH_TEXT.values;

/** Parses a text as a browser does. */
function read(html: string): HTMLTemplateElement {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template;
}

const foreign = (html: string): string[] =>
  [...read(html).content.querySelectorAll('*')].flatMap((element) => {
    const name = element.localName;
    const isElement = RICH_TEXT.elements.some((allowed) => allowed === name);
    const attributes = element
      .getAttributeNames()
      .filter(
        (attribute) =>
          !ATTRIBUTES[name]?.includes(attribute) ||
          !new RegExp(VALUES[attribute] ?? '', 'i').test(element.getAttribute(attribute) ?? ''),
      );
    return [...(isElement ? [] : [name]), ...attributes];
  });

it.each(hostile)('a browser shows everything that the server keeps of $html', ({ safe }) => {
  expect(read(safeText(safe)).innerHTML).toBe(read(safe).innerHTML);
});

it.each(hostile)(
  'a browser would show nothing foreign of $html, even if the server let it pass',
  ({ html }) => {
    expect(foreign(safeText(html))).toEqual([]);
  },
);

it('foreign elements, attributes and addresses are noticed', () => {
  const html =
    '<img src=x><p class="a" data-align="left">b</p><a href="javascript:1">c</a><aside data-align="right">d</aside>';
  expect(foreign(html)).toEqual(['img', 'src', 'class', 'data-align', 'href', 'data-align']);
});
