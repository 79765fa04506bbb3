import { startTestApp, type TestApp } from '../../test/app.js';
import { theDemo } from '../../test/builders/demo.js';
import { anUpload } from '../../test/builders/uploads.js';
import { type EditProductWords } from '../modules/catalog/index.js';
import { demoProducts } from './content/index.js';

const OFFERINGS = '/api/creator/coaching/offerings';

type Browser = ReturnType<TestApp['browser']>;
interface Package {
  productId: string;
  sessions: number;
  price: string;
  validDays: number | null;
}
interface Offering {
  id: string;
  isOpenToVisitors: boolean;
  packages: Package[];
  [field: string]: unknown;
}
type Words = Record<keyof EditProductWords, unknown> & { price: string };

let t: TestApp;
let coach: Browser;
beforeAll(async () => {
  t = await startTestApp();
  coach = await (await theDemo(t)).as('coach');
});
afterAll(() => t.close());

const offerings = async () => (await coach.get(OFFERINGS).expect(200)).body as Offering[];

/** Leaves out ids and versions, which differ between two offerings made alike. */
const plain = ({ id: _, version: __, packages, ...offering }: Offering) => ({
  ...offering,
  packages: packages.map(({ productId: ___, ...brings }) => brings),
});

/** All that is stored of a product but when it was made, and which file its picture is. */
async function stored(id: string): Promise<object> {
  const [row] = await t.database.query<{ product: object }>(
    `select to_jsonb(p) - array['id', 'created_at', 'published_at', 'thumbnail_asset_id']
            || jsonb_build_object('hasPicture', p.thumbnail_asset_id is not null) as product
     from products p where id = $1`,
    [id],
  );
  return row!.product;
}

/** The words and the picture of a product of the demo, written onto another one as the coach does. */
async function writeLike(demoId: string, id: string): Promise<void> {
  const { body } = (await coach.get(`/api/creator/products/${demoId}`).expect(200)) as { body: Words };
  const { title, summary, description, whatsInside, category, duration, tags, thumbnailAlt, price } = body;
  const words = { title, summary, description, whatsInside, category, duration, tags, thumbnailAlt, price };
  const thumbnailUrl = await anUpload(coach, { purpose: 'thumbnail' });
  await coach
    .patch(`/api/creator/products/${id}`)
    .send({ ...words, thumbnailUrl })
    .expect(200);
}

test('every offering of the demo and each product that sells it can be made by published calls', async () => {
  const demo = (await offerings()).filter(({ isOpenToVisitors }) => !isOpenToVisitors);
  expect(demo.flatMap(({ packages }) => packages).length).toBeGreaterThan(0);
  for (const offering of demo) {
    const { title, description, needsCredit, minutes, isGroup, forPairs, packages } = offering;
    const prices = packages.map(({ sessions, price, validDays }) => ({ sessions, price, validDays }));
    const { body } = await coach
      .post(OFFERINGS)
      .send({ title, description, needsCredit, minutes, isGroup, forPairs, prices })
      .expect(201);
    const made = body as Offering;
    for (const [index, { productId }] of packages.entries()) {
      await writeLike(productId, made.packages[index]!.productId);
      expect(await stored(made.packages[index]!.productId)).toEqual(await stored(productId));
    }
    const { id, version } = made;
    await coach
      .put(`${OFFERINGS}/${id}`)
      .send({ ...offering, id, version })
      .expect(200);
    const twin = (await coach.get(`${OFFERINGS}/${id}`).expect(200)).body as Offering;
    expect(plain(twin)).toEqual(plain(offering));
  }
});

test('coaching that brings no sessions can be made, too: its sessions are taken off, and the offering with them', async () => {
  const sold = (await offerings()).flatMap(({ packages }) => packages.map(({ productId }) => productId));
  const arranged = demoProducts.filter(({ id, type }) => type === 'coaching' && !sold.includes(id));
  expect(arranged.length).toBeGreaterThan(0);
  for (const { id: demoId } of arranged) {
    const { body } = await coach
      .post(OFFERINGS)
      .send({
        title: 'Arranged',
        description: '',
        needsCredit: true,
        minutes: 60,
        isGroup: true,
        forPairs: false,
        prices: [{ sessions: 1, price: '10.00' }],
      })
      .expect(201);
    const { id, packages } = body as Offering;
    const { productId } = packages[0]!;
    await coach.delete(`/api/creator/products/${productId}/sessions`).expect(204);
    await coach.delete(`${OFFERINGS}/${id}`).expect(204);
    await writeLike(demoId, productId);
    expect(await stored(productId)).toEqual(await stored(demoId));
  }
});
