import { bodyHtml, type BodyFacts } from './mail-body.js';

const SITE = 'https://sanctum.example';
const ID = '0197b1c2-0000-7000-8000-000000000001';
const counted = `${SITE}/api/mailing-links/token`;

const facts = (over: Partial<BodyFacts> = {}): BodyFacts => ({
  colours: {
    paper: '#fbf7f0',
    surface: '#fffdf9',
    line: '#e5dac8',
    ink: '#22302b',
    inkSoft: '#55625b',
    accent: '#6b3f6e',
    onAccent: '#fdf8fc',
  },
  site: SITE,
  fill: (text) => text.replace('{{firstName}}', 'Ro <b> & Sa'),
  linkTo: (address) => (address === `${SITE}/library` ? counted : undefined),
  pictureAt: (id) => `${SITE}/pictures/${id}`,
  productWith: () => undefined,
  seeProduct: 'View details',
  ...over,
});

test.each([
  ['names are text, never tags', '<p>{{firstName}}</p>', '>Ro &lt;b&gt; &amp; Sa</p>'],
  ['a heading has the site’s color, in dark mode, too', '<h2>A</h2>', '<h2 class="accent" style="'],
  [
    'a link opens its counted address',
    '<p><a href="/library">A</a></p>',
    `<a class="accent" href="${counted}"`,
  ],
  ['a link that may not lead there is text', '<p>(<a href="https://b.example">A</a>)</p>', '(A)'],
  ['an email address stays a link', '<p><a href="mailto:a@b.example">A</a></p>', 'href="mailto:a@b.example"'],
  ['text is aligned', '<p data-align="center">A</p>', 'text-align:center'],
  [
    'cells keep their spans',
    '<table><tbody><tr><td colspan="2">A</td></tr></tbody></table>',
    '<td class="row" colspan="2"',
  ],
  ['a callout is a cell', '<aside><p>A</p></aside>', '<td class="box" bgcolor="#fbf7f0"'],
  [
    'a highlight is readable in dark mode',
    '<p><mark>A</mark></p>',
    '<span style="padding:0 2px;background:#f5e3a8;color:#22302b">',
  ],
  [
    'a picture has its text',
    `<img data-asset="${ID}" alt="A &quot;fern&quot;">`,
    `<img src="${SITE}/pictures/${ID}" alt="A &quot;fern&quot;"`,
  ],
  [
    'a button is a colored cell with a link',
    '<div data-button=""><a href="/library">A</a></div>',
    `bgcolor="#6b3f6e" style="border-radius:999px;background:#6b3f6e"><a class="button" href="${counted}"`,
  ],
])('%s', (_, html, drawn) => expect(bodyHtml(html, facts())).toContain(drawn));

test('a button without an allowed link, and a product that is gone, are left out', () =>
  expect(
    bodyHtml(`<div data-button=""><a href="#">A</a></div><div data-product="${ID}"></div>`, facts()),
  ).toBe(''));

test('a product shows its title, price, picture and button', () => {
  const card = {
    title: 'Tom & Jerry',
    price: '$49.00',
    url: `${SITE}/library`,
    picture: { url: `${SITE}/cover`, alt: 'A "cover"' },
  };
  const html = bodyHtml(`<div data-product="${ID}"></div>`, facts({ productWith: () => card }));
  for (const part of [
    'Tom &amp; Jerry',
    '$49.00',
    `src="${SITE}/cover"`,
    'alt="A &quot;cover&quot;"',
    counted,
    'View details',
  ])
    expect(html).toContain(part);
});
