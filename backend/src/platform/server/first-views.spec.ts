import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { serveApps } from './apps.js';

const PICTURE = '/api/media/public/0198c0de-0000-7000-8000-000000000001';
const PRELOAD = `<link rel="preload" as="image" fetchpriority="high" type="image/avif" imagesrcset="${PICTURE}/320.avif 320w" imagesizes="50vw">`;

const HERO = '/media/hero-poster.webp';
const SITE = {
  edition: 1,
  currency: 'usd',
  place: { name: 'Willow', description: 'A house' },
  coaching: { hero: { lead: 'Somebody listens' } },
  faq: { questions: [] },
  socialLinks: [],
  pictures: { hero: { pictureUrl: HERO } },
  stylesheet: '',
};

const PRODUCT = {
  type: 'digital_file',
  title: '</script>',
  summary: '',
  description: 'Soft',
  category: 'Guides',
  price: null,
  rating: null,
  reviewCount: 0,
  thumbnailUrl: PICTURE,
  questions: [],
  offers: [],
  recurringOffers: [],
  outline: null,
};

let folder: string;
let site: FastifyInstance;
/** Calls of the API that documents have made. */
let calls: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sanctum-views-'));
  const words = '<link rel="words" href="/assets/words/v1/en/shell.json">';
  const document = (name: string) => `<head><title>Sanctum</title>${words}</head><body>${name}</body>`;
  const views = [
    { page: 'home', paths: ['/'], answers: ['/api/cart/count'], showsHero: true, isListed: true },
    {
      page: 'product',
      paths: ['/product/:id'],
      answers: ['/api/cart/count', '/api/products/:id'],
      showsThumbnail: true,
      pictureWidth: '50vw',
      pictureSet: ':picture/320.avif 320w',
      isListed: true,
    },
    {
      page: 'library',
      paths: ['/courses', '/library'],
      answers: ['/api/cart/count'],
      isListed: true,
      title: { en: 'Resource Library', es: 'Biblioteca' },
      description: { en: 'All there is', es: 'Todo lo que hay' },
      filters: ['q', 'tag'],
    },
    {
      page: 'certificate',
      paths: ['/certificates/:id'],
      answers: ['/api/cart/count', '/api/certificates/:id'],
      title: { en: 'Certificate: {{course}}', es: 'Certificado: {{course}}' },
      description: { en: 'It is valid', es: 'Es válido' },
    },
    {
      page: 'coaching',
      paths: ['/coaching'],
      answers: [],
      isListed: true,
      title: { en: 'Coaching', es: 'Coaching' },
    },
    { page: 'cart', paths: ['/cart'], answers: ['/api/cart/count'] },
  ];
  await writeFile(path.join(folder, 'first-views.json'), JSON.stringify(views));
  for (const name of ['index', ...views.map(({ page }) => page)]) {
    await writeFile(path.join(folder, `${name}.html`), document(name));
  }
  site = Fastify();
  site.addHook('onRequest', async ({ url }) => {
    if (url.startsWith('/api/')) calls.push(url);
  });
  site.get('/api/site', () => SITE);
  site.get('/api/cart/count', ({ headers }) => ({ count: headers.cookie === 'cart=hers' ? 2 : 0 }));
  site.get<{ Params: { id: string } }>('/api/products/:id', ({ params: { id }, ip }, reply) =>
    id === 'moss' ? { id, ip, ...PRODUCT } : reply.code(404).send({ code: 'not_found' }),
  );
  site.get<{ Params: { id: string } }>('/api/certificates/:id', ({ params: { id } }, reply) =>
    id === '7KQ2'
      ? { name: 'Rosa', courseTitle: 'Roots & $1', thumbnailUrl: PICTURE }
      : reply.code(404).send({ code: 'not_found' }),
  );
  await serveApps(site, [{ prefix: '/', folder }], 'https://willow.example');
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

async function open(url: string, headers: Record<string, string> = {}) {
  const {
    body,
    statusCode,
    headers: said,
  } = await site.inject({ url, headers, remoteAddress: '203.0.113.7' });
  const [, json] =
    /<script type="application\/json" id="first-answers" lang="\w+">(.*)<\/script><\/body>/.exec(body) ?? [];
  return {
    body,
    statusCode,
    cacheControl: said['cache-control'],
    answers: json === undefined ? undefined : (JSON.parse(json) as unknown),
  };
}

it('a landing page contains the responses it needs first, and names its largest picture', async () => {
  const { body, answers, cacheControl } = await open('/product/moss');
  expect(answers).toEqual({
    '/api/site': SITE,
    '/api/cart/count': { count: 0 },
    '/api/products/moss': { id: 'moss', ip: '203.0.113.7', ...PRODUCT },
  });
  expect(body).toContain(`${PRELOAD}</head><body>product`);
  expect(cacheControl).toBe('no-store');
});

it('the home page names its first picture', async () => {
  const { body } = await open('/');
  expect(body).toContain(`<link rel="preload" as="image" fetchpriority="high" href="${HERO}">`);
});

it('a product’s page describes the product to link previews, even with a query string', async () => {
  for (const url of ['/product/moss', '/product/moss?from=a-mailing']) {
    const { body } = await open(url);
    expect(body).toContain('<meta property="og:title" content="&lt;/script&gt;">');
    expect(body).toContain('<meta property="og:url" content="https://willow.example/product/moss">');
    expect(body).toContain('/api/site/cards/0198c0de-0000-7000-8000-000000000001');
  }
});

it('a shared certificate’s preview has its course and a picture, but not the owner’s name', async () => {
  for (const url of ['/certificates/7KQ2', '/certificates/7KQ2?from=a-chat']) {
    const { body } = await open(url);
    const [head = ''] = body.split('</head>');
    expect(head).toContain('<meta property="og:title" content="Certificate: Roots &amp; $1">');
    expect(head).toContain('<meta property="og:description" content="It is valid">');
    expect(head).toContain('/api/site/cards/0198c0de-0000-7000-8000-000000000001');
    expect(head).toContain('<meta name="robots" content="noindex">');
    expect(head).not.toContain('Rosa');
  }
});

it('a page has an address in each language, which its document and its answers speak', async () => {
  const links = [
    '<link rel="alternate" hreflang="en" href="https://willow.example/courses">',
    '<link rel="alternate" hreflang="es" href="https://willow.example/courses?lang=es">',
    '<link rel="alternate" hreflang="x-default" href="https://willow.example/courses">',
  ].join('');
  const spanish = await open('/courses?lang=es', { 'accept-language': 'en' });
  expect(spanish.body).toContain(
    `<link rel="canonical" href="https://willow.example/courses?lang=es">${links}`,
  );
  expect(spanish.body).toContain('<title>Biblioteca · Willow</title>');
  expect(spanish.body).toContain('<meta name="description" content="Todo lo que hay">');
  expect(spanish.body).toContain('<link rel="words" href="/assets/words/v1/es/shell.json">');
  expect(spanish.body).toContain('id="first-answers" lang="es"');
  const english = await open('/courses', { 'accept-language': 'es-MX' });
  expect(english.body).toContain(`<link rel="canonical" href="https://willow.example/courses">${links}`);
  expect(english.body).toContain('<title>Biblioteca · Willow</title>');
  expect((await open('/cart?lang=es')).body).not.toContain('hreflang');
});

it.each([
  ['/product/moss', 200],
  ['/product/gone', 404],
  ['/product/gone?from=a-mailing', 404],
  ['/certificates/7KQ2', 200],
  ['/certificates/0000', 404],
  ['/courses', 200],
  ['/community', 200],
])('%s is answered with %i, and always with a page', async (url, status) => {
  const { statusCode, body } = await open(url);
  expect(statusCode).toBe(status);
  expect(body).toContain('first-answers');
});

it('a signed-in person may own products that visitors cannot see, so a link to one is found', async () => {
  expect((await open('/product/gone?from=a-mailing', { cookie: 'cart=hers' })).statusCode).toBe(200);
});

it('each person gets their own responses', async () => {
  const { answers } = await open('/', { cookie: 'cart=hers' });
  expect(answers).toEqual({ '/api/site': SITE, '/api/cart/count': { count: 2 } });
});

it('a request that the API refuses is left to the page', async () => {
  const { answers, body } = await open('/product/gone');
  expect(answers).toEqual({ '/api/site': SITE, '/api/cart/count': { count: 0 } });
  expect(body).not.toContain('preload');
});

it.each([
  ['/?tag=Relationships', 'home'],
  ['/product/moss/x', 'index'],
  ['/product/%22', 'index'],
  ['/product/', 'index'],
  ['/community', 'index'],
])('%s is the document of %s with nothing but the site’s texts, for everyone', async (url, name) => {
  const { body, answers, cacheControl } = await open(url);
  expect(body).toContain(`<body>${name}<script`);
  expect(answers).toEqual({ '/api/site': SITE });
  expect(body).toContain('<title>Willow</title>');
  expect(cacheControl).toBe('no-cache');
});

const things = (body: string): { '@type': string; name?: string }[] => {
  const [, data] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
  return data === undefined ? [] : (JSON.parse(data) as { '@graph': { '@type': string }[] })['@graph'];
};
const canonical = (body: string) => /<link rel="canonical" href="([^"]*)">/.exec(body)?.[1];

it.each([
  ['/', '/'],
  ['/?from=a-mailing', '/'],
  ['/library', '/courses'],
  ['/library/', '/courses'],
  ['/courses?page=1', '/courses'],
  ['/courses?page=3', '/courses?page=3'],
  ['/courses?page=x', '/courses'],
  ['/coaching?booking=a', '/coaching'],
  ['/product/moss', '/product/moss'],
  ['/product/moss?preview=1', '/product/moss'],
])('search engines list %s as %s', async (url, path) => {
  const { body } = await open(url);
  expect(canonical(body)).toBe(`https://willow.example${path}`);
  expect(body).not.toContain('noindex');
});

it.each(['/library?tag=Relationships', '/courses?q=moss&page=2', '/product/gone', '/cart', '/community'])(
  'search engines do not list %s',
  async (url) => {
    const { body } = await open(url);
    expect(canonical(body)).toBeUndefined();
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(things(body)).toEqual([]);
  },
);

it('a page has its own title, its own or the coach’s texts, and the facts it shows', async () => {
  const library = (await open('/courses')).body;
  expect(library).toContain('<title>Resource Library · Willow</title>');
  expect(library).toContain('<meta name="description" content="All there is">');
  expect((await open('/coaching')).body).toContain('<meta name="description" content="Somebody listens">');
  expect(things((await open('/')).body).map((thing) => thing['@type'])).toEqual(['WebSite', 'Organization']);
  expect(things((await open('/product/moss')).body)).toMatchObject([
    { '@type': 'Product', name: '</script>', url: 'https://willow.example/product/moss' },
  ]);
});

it('data for search engines needs no calls besides the page’s own', async () => {
  for (const [url, asked] of [
    ['/', ['/api/cart/count', '/api/site']],
    ['/product/moss', ['/api/cart/count', '/api/products/moss', '/api/site']],
    ['/product/moss?from=a-mailing', ['/api/products/moss', '/api/site']],
  ] as const) {
    calls = [];
    await open(url);
    expect(calls.toSorted()).toEqual(asked);
  }
});
