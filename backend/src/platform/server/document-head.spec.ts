import { type DocumentHead, writeHead } from './document-head.js';

const DOCUMENT = `<head>
  <meta
    name="description"
    content="Of before"
  />
  <title>Sanctum</title>
  <link rel="icon" href="/favicon.svg" type="image/svg+xml" /></head>
  <noscript>Sanctum needs JavaScript</noscript>`;

const PICTURE = '0198c0de-0000-7000-8000-000000000001';

const head = (facts: Partial<DocumentHead> = {}): DocumentHead => ({
  edition: 3,
  place: { name: 'Willow House', description: 'A house' },
  stylesheet: '',
  publicUrl: 'https://willow.example',
  pathname: '/',
  ...facts,
});
const said = (document: string, property: string) =>
  new RegExp(`property="${property}" content="([^"]*)"`).exec(document)?.[1];

it('names the place in the title of a document, for search engines and for those who share its address', () => {
  const named = writeHead(DOCUMENT, head());
  expect(named).toContain('<title>Willow House</title>');
  expect(named).toContain('<meta name="description" content="A house">');
  expect(said(named, 'og:title')).toBe('Willow House');
  expect(said(named, 'og:image')).toBe('https://willow.example/api/site/card?v=3');
  expect(said(named, 'og:url')).toBe('https://willow.example/');
  expect(named).toContain('<noscript>Willow House needs');
  expect(named).not.toContain('Of before');
});

it('has the icons of the place instead of the one it was built with', () => {
  const named = writeHead(DOCUMENT, head());
  expect(named).not.toContain('favicon.svg');
  for (const icon of ['icons/32', 'full-icons/180', 'icons/512'])
    expect(named).toContain(`href="/api/site/${icon}?v=3"`);
});

it('speaks of the product it is about, and shows its picture', () => {
  const product = {
    title: 'Moss & Fern',
    description: `A walk\n${'in the woods '.repeat(30)}`,
    thumbnailUrl: `/api/media/public/${PICTURE}`,
  };
  const named = writeHead(DOCUMENT, head({ product, pathname: '/product/moss' }));
  expect(named).toContain('<title>Moss &amp; Fern · Willow House</title>');
  expect(said(named, 'og:title')).toBe('Moss &amp; Fern');
  expect(said(named, 'og:description')).toMatch(/^A walk in the woods .{150,200} …$/);
  expect(said(named, 'og:image')).toBe(`https://willow.example/api/site/cards/${PICTURE}`);
  expect(said(named, 'og:url')).toBe('https://willow.example/product/moss');
});

it('shows the place with a product that has no picture', () => {
  const product = { title: 'Moss', description: '', thumbnailUrl: null };
  const named = writeHead(DOCUMENT, head({ product }));
  expect(said(named, 'og:image')).toBe('https://willow.example/api/site/card?v=3');
  expect(said(named, 'og:description')).toBe('A house');
});

it('takes no markup from a name, a product or an address, and no pattern of replacement', () => {
  const hostile = '"><script>$&';
  const product = { title: hostile, description: hostile, thumbnailUrl: hostile };
  const place = { name: hostile, description: '</title>' };
  for (const facts of [{ place }, { place, product, pathname: hostile }]) {
    const named = writeHead(DOCUMENT, head(facts));
    expect(named).toContain('&quot;&gt;&lt;script&gt;$&amp;');
    expect(named).not.toContain('<script>');
  }
});

it('brings the colours of the place along, after those of the app', () => {
  expect(writeHead(DOCUMENT, head())).not.toContain('<style');
  const named = writeHead(DOCUMENT, head({ stylesheet: 'html:root{--color-evergreen:#6b3f6e}' }));
  expect(named).toMatch(/<style id="palette">html:root{--color-evergreen:#6b3f6e}<\/style><\/head>/);
});
