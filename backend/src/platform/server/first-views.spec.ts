import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { serveApps } from './apps.js';

const PICTURE = '/api/media/public/0198c0de-0000-7000-8000-000000000001';
const PRELOAD = `<link rel="preload" as="image" fetchpriority="high" href="${PICTURE}">`;

const HERO = '/media/hero-poster.webp';
const SITE = {
  edition: 1,
  place: { name: 'Willow', description: 'A house' },
  pictures: { hero: { pictureUrl: HERO } },
  stylesheet: '',
};

let folder: string;
let site: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sanctum-views-'));
  const document = (name: string) => `<head><title>Sanctum</title></head><body>${name}</body>`;
  const views = [
    { page: 'home', paths: ['/'], answers: ['/api/cart/count'], showsHero: true },
    {
      page: 'product',
      paths: ['/product/:id'],
      answers: ['/api/cart/count', '/api/products/:id'],
      showsThumbnail: true,
    },
  ];
  await writeFile(path.join(folder, 'first-views.json'), JSON.stringify(views));
  for (const name of ['index', 'home', 'product']) {
    await writeFile(path.join(folder, `${name}.html`), document(name));
  }
  site = Fastify();
  site.get('/api/site', () => SITE);
  site.get('/api/cart/count', ({ headers }) => ({ count: headers.cookie === 'cart=hers' ? 2 : 0 }));
  site.get<{ Params: { id: string } }>('/api/products/:id', ({ params: { id }, ip }, reply) =>
    id === 'moss'
      ? { id, ip, title: '</script>', description: 'Soft', thumbnailUrl: PICTURE }
      : reply.code(404).send({ code: 'not_found' }),
  );
  await serveApps(site, [{ prefix: '/', folder }], 'https://willow.example');
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

async function open(url: string, headers: Record<string, string> = {}) {
  const { body, headers: said } = await site.inject({ url, headers, remoteAddress: '203.0.113.7' });
  const [, json] =
    /<script type="application\/json" id="first-answers">(.*)<\/script><\/body>/.exec(body) ?? [];
  return {
    body,
    cacheControl: said['cache-control'],
    answers: json === undefined ? undefined : (JSON.parse(json) as unknown),
  };
}

it('a page people come to from outside carries what it asks for first, and names its largest picture', async () => {
  const { body, answers, cacheControl } = await open('/product/moss');
  expect(answers).toEqual({
    '/api/site': SITE,
    '/api/cart/count': { count: 0 },
    '/api/products/moss': {
      id: 'moss',
      ip: '203.0.113.7',
      title: '</script>',
      description: 'Soft',
      thumbnailUrl: PICTURE,
    },
  });
  expect(body).toContain(`${PRELOAD}</head><body>product`);
  expect(cacheControl).toBe('no-store');
});

it('the home page names the picture it begins with', async () => {
  const { body } = await open('/');
  expect(body).toContain(`<link rel="preload" as="image" fetchpriority="high" href="${HERO}">`);
});

it('a page about a product says so to those who share its address, also when it carries a question', async () => {
  for (const url of ['/product/moss', '/product/moss?from=a-mailing']) {
    const { body } = await open(url);
    expect(body).toContain('<meta property="og:title" content="&lt;/script&gt;">');
    expect(body).toContain('<meta property="og:url" content="https://willow.example/product/moss">');
    expect(body).toContain('/api/site/cards/0198c0de-0000-7000-8000-000000000001');
  }
});

it('each person gets answers of their own', async () => {
  const { answers } = await open('/', { cookie: 'cart=hers' });
  expect(answers).toEqual({ '/api/site': SITE, '/api/cart/count': { count: 2 } });
});

it('what the API refuses is left to the page', async () => {
  const { answers, body } = await open('/product/gone');
  expect(answers).toEqual({ '/api/site': SITE, '/api/cart/count': { count: 0 } });
  expect(body).not.toContain('preload');
});

it.each([
  ['/?tag=Relationships', 'home'],
  ['/product/moss/x', 'index'],
  ['/product/%22', 'index'],
  ['/product/', 'index'],
  ['/coaching', 'index'],
])('%s is the document of %s with nothing but the words of the place, for everybody', async (url, name) => {
  const { body, answers, cacheControl } = await open(url);
  expect(body).toContain(`<body>${name}<script`);
  expect(answers).toEqual({ '/api/site': SITE });
  expect(body).toContain('<title>Willow</title>');
  expect(cacheControl).toBe('no-cache');
});
