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

const SITE = { edition: 3, place: { name: 'Willow House', description: 'A house' }, stylesheet: '' };

const head = (facts: Partial<DocumentHead> = {}): DocumentHead => ({
  site: SITE,
  publicUrl: 'https://willow.example',
  pathname: '/',
  ...facts,
});
const aProduct = (facts: Partial<DocumentHead['product']> = {}) => ({
  title: 'Moss & Fern',
  summary: '',
  description: '',
  thumbnailUrl: null,
  ...facts,
});
const said = (document: string, property: string) =>
  new RegExp(`(?:property|name)="${property}" content="([^"]*)"`).exec(document)?.[1];

it('has the site’s name in the title of a document, for search engines and shared links', () => {
  const named = writeHead(DOCUMENT, head({ canonical: 'https://willow.example/' }));
  expect(named).toContain('<title>Willow House</title>');
  expect(named).toContain('<meta name="description" content="A house">');
  expect(said(named, 'og:title')).toBe('Willow House');
  expect(said(named, 'og:image')).toBe('https://willow.example/api/site/card?v=3');
  expect(said(named, 'og:url')).toBe('https://willow.example/');
  expect(named).toContain('<noscript>Willow House needs');
  expect(named).not.toContain('Of before');
});

it('has the site’s icons instead of the built-in ones', () => {
  const named = writeHead(DOCUMENT, head());
  expect(named).not.toContain('favicon.svg');
  for (const icon of ['icons/32', 'full-icons/180', 'icons/512'])
    expect(named).toContain(`href="/api/site/${icon}?v=3"`);
});

it('describes the product it is about, and shows its picture', () => {
  const product = aProduct({
    description: `A walk\n${'in the woods '.repeat(30)}`,
    thumbnailUrl: `/api/media/public/${PICTURE}`,
  });
  const named = writeHead(DOCUMENT, head({ product, pathname: '/product/moss' }));
  expect(named).toContain('<title>Moss &amp; Fern · Willow House</title>');
  for (const network of ['og', 'twitter']) {
    expect(said(named, `${network}:title`)).toBe('Moss &amp; Fern');
    expect(said(named, `${network}:description`)).toMatch(/^A walk in the woods .{150,200} …$/);
    expect(said(named, `${network}:image`)).toBe(`https://willow.example/api/site/cards/${PICTURE}`);
  }
  expect(said(named, 'og:image:width')).toBe('1200');
  expect(said(named, 'og:url')).toBe('https://willow.example/product/moss');
});

it('shows the site if a product has no picture', () => {
  const named = writeHead(DOCUMENT, head({ product: aProduct() }));
  expect(said(named, 'og:image')).toBe('https://willow.example/api/site/card?v=3');
  expect(said(named, 'og:description')).toBe('A house');
});

it('prefers a product’s summary to its description', () => {
  const product = aProduct({ summary: 'Soft and green.', description: 'Moss grows slowly.' });
  expect(said(writeHead(DOCUMENT, head({ product })), 'description')).toBe('Soft and green.');
});

it('has the title and description of a page that has its own', () => {
  const page = { title: 'Resource Library', description: 'Courses and workbooks' };
  const named = writeHead(DOCUMENT, head({ page }));
  expect(named).toContain('<title>Resource Library · Willow House</title>');
  expect(said(named, 'description')).toBe('Courses and workbooks');
  expect(said(named, 'twitter:title')).toBe('Resource Library');
});

it('has the one canonical address of a page that search engines may list, and excludes other pages', () => {
  const listed = writeHead(
    DOCUMENT,
    head({ pathname: '/library', canonical: 'https://willow.example/courses' }),
  );
  expect(listed).toContain('<link rel="canonical" href="https://willow.example/courses">');
  expect(said(listed, 'og:url')).toBe('https://willow.example/courses');
  expect(listed).not.toContain('noindex');
  const other = writeHead(DOCUMENT, head({ pathname: '/cart' }));
  expect(other).not.toContain('canonical');
  expect(said(other, 'robots')).toBe('noindex');
});

it('includes facts as data that no text can break out of', () => {
  const hostile = '</script><script>alert("1")</script>\u2028\u2029<!--&$&';
  const named = writeHead(DOCUMENT, head({ things: [{ '@type': 'Product', name: hostile }] }));
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(named) ?? [];
  expect(data).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(data)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Product', name: hostile }],
  });
  expect(writeHead(DOCUMENT, head())).not.toContain('ld+json');
});

it('accepts no markup from a name, a product or an address, and no replacement pattern', () => {
  const hostile = '"><script>$&';
  const product = aProduct({ title: hostile, description: hostile, thumbnailUrl: hostile });
  const site = { ...SITE, place: { name: hostile, description: '</title>' } };
  const page = { title: hostile, description: hostile };
  for (const facts of [{ site }, { site, page }, { site, product, pathname: hostile, canonical: hostile }]) {
    const named = writeHead(DOCUMENT, head(facts));
    expect(named).toContain('&quot;&gt;&lt;script&gt;$&amp;');
    expect(named).not.toContain('<script>');
  }
});

it('includes the site’s colors, after those of the app', () => {
  expect(writeHead(DOCUMENT, head())).not.toContain('<style');
  const site = { ...SITE, stylesheet: 'html:root{--color-evergreen:#6b3f6e}' };
  const named = writeHead(DOCUMENT, head({ site }));
  expect(named).toMatch(/<style id="palette">html:root{--color-evergreen:#6b3f6e}<\/style><\/head>/);
});
