import { startTestApp, type TestApp } from '../../../test/app.js';
import { aProduct } from '../../../test/builders/catalog.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { statementsOf } from '../../../test/scale/statements.js';
import type { SiteContent } from '../site/index.js';
import type { WholeList } from '../../platform/http/list-response.js';
import type { ProductCardResponse } from './product-list.dto.js';

let t: TestApp;
let coach: Person;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
});
afterAll(() => t.close());

async function pick(featured: Partial<SiteContent['home']['featured']>) {
  const { content } = (await coach.browser.get('/api/creator/site').expect(200)).body as {
    content: SiteContent;
  };
  content.home.featured = { ...content.home.featured, ...featured };
  return coach.browser.put('/api/creator/site').send({ content });
}
const publish = () => coach.browser.post('/api/creator/site/publish').send().expect(200);
const featured = async (browser = t.browser(), query = {}) => {
  const { items } = (await browser.get('/api/products/featured').query(query).expect(200))
    .body as WholeList<ProductCardResponse>;
  return items.map(({ title }) => title);
};

test('the home page shows the newest courses until the coach chooses, and then the chosen ones in order', async () => {
  const made = [];
  for (const title of ['Oak', 'Elm', 'Ash', 'Fir']) {
    made.push(await aProduct(t, { title, type: 'course' }));
    t.clock.advance(1000);
  }
  const guide = await aProduct(t, { title: 'Guide', type: 'digital_file' });
  expect(await featured()).toEqual(['Fir', 'Ash', 'Elm']);

  await pick({ shows: 'picked', products: [guide.id, made[0]!.id, made[2]!.id] });
  expect(await featured()).toEqual(['Fir', 'Ash', 'Elm']);
  expect(await featured(coach.browser, { as: 'draft' })).toEqual(['Guide', 'Oak', 'Ash']);
  const { browser } = await aMember(t);
  for (const other of [browser, t.browser()]) {
    expect(await featured(other, { as: 'draft' })).toEqual(['Fir', 'Ash', 'Elm']);
  }

  await publish();
  expect(await featured()).toEqual(['Guide', 'Oak', 'Ash']);
  // Products that left the shop are skipped; with none left, the newest are shown.
  await coach.browser.post(`/api/creator/products/${guide.id}/archive`).send().expect(200);
  expect(await featured()).toEqual(['Oak', 'Ash']);
  await pick({ products: [guide.id] });
  await publish();
  expect(await featured()).toEqual(['Fir', 'Ash', 'Elm']);
});

test('chosen products cost one statement, once the site is in memory', async () => {
  const { id } = await aProduct(t, { title: 'Yew' });
  await pick({ shows: 'picked', products: [id] });
  await publish();
  // A process that started after the publication gets no notice of it, so it keeps its first read.
  const process = await t.another();
  expect(await featured(process.browser())).toEqual(['Yew']);
  expect(await statementsOf(process, () => featured(process.browser()))).toHaveLength(1);
  await process.close();
});

test.each([
  ['isn’t a valid ID', ['<script>']],
  ['more than twelve', Array.from({ length: 13 }, () => '0198c0de-0000-7000-8000-000000000001')],
])('%s is refused', async (_, products) => {
  expect(await pick({ products })).toMatchObject({ status: 400, body: { code: 'invalid' } });
});
