import { RICH_TEXT } from '@sanctum/openapi/rich-text';
import hostile from '@sanctum/openapi/testing/hostile-html.json';
import { safeText } from './safe-text';

const ATTRIBUTES: Record<string, readonly string[]> = RICH_TEXT.attributes;

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
          (attribute === 'href' &&
            !new RegExp(RICH_TEXT.address, 'i').test(element.getAttribute('href') ?? '')),
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
  expect(foreign('<img src=x><p class="a">b</p><a href="javascript:1">c</a>')).toEqual([
    'img',
    'src',
    'class',
    'href',
  ]);
});
