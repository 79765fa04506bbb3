import { startTestApp, type TestApp } from '../../../test/app.js';
import { aProduct } from '../../../test/builders/catalog.js';
import { anAsset } from '../../../test/builders/media.js';
import { aCreator, type Person } from '../../../test/builders/people.js';
import { anUpload } from '../../../test/builders/uploads.js';

let t: TestApp;
let coach: Person;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
});
afterAll(() => t.close());

test('the coach adds, reorders and removes preview pictures, which everyone sees', async () => {
  const { id } = await aProduct(t, { files: [(await anAsset(t)).id] });
  const save = (previewUrls: string[]) =>
    coach.browser.patch(`/api/creator/products/${id}`).send({ previewUrls });
  const uploads = [1, 2].map(() => anUpload(coach.browser, { purpose: 'thumbnail' }));
  const [first, second] = (await save(await Promise.all(uploads)).expect(200)).body.previewUrls;
  await t.browser().get(second).expect(200);
  await save([second, first]).expect(200);
  const { body: page } = await t.browser().get(`/api/products/${id}`).expect(200);
  expect(page.previewUrls).toEqual([second, first]);
  await save([first, first]).expect(400);
  await save([first]).expect(200);
  const refused = await save([second]).expect(400);
  expect(refused.body.fields).toHaveProperty('previewUrls');
});
