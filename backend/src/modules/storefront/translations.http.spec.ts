import { startTestApp, type TestApp } from '../../../test/app.js';
import { aBundle, aProduct } from '../../../test/builders/catalog.js';
import { aCreator, type Person } from '../../../test/builders/people.js';
import { statementsOf } from '../../../test/scale/statements.js';
import type { Product } from '../catalog/index.js';

let t: TestApp;
let coach: Person;
let journal: Product;
let bells: Product;
let bundle: Product;

beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
  journal = await aProduct(t, {
    title: 'Forest journal',
    duration: '30 questions',
    questions: [
      {
        title: 'Printed?',
        text: 'You print it.',
        translations: { es: { title: '¿Impreso?', text: 'Lo imprimes.' } },
      },
      { title: 'Letter size?', text: 'Yes.', translations: { es: { title: '¿Tamaño carta?' } } },
      { title: 'For whom?', text: 'Anyone.' },
    ],
    translations: {
      es: { title: 'Diario del bosque', summary: 'Treinta páginas.', whatsInside: ['30 páginas'] },
    },
  });
  bells = await aProduct(t, { title: 'Bells' });
  bundle = await aBundle(t, [journal.id, bells.id], { title: 'Both' });
});
afterAll(() => t.close());

const read = (language: string, path: string) =>
  t.browser().get(`/api/products${path}`).set('accept-language', language).expect(200);

const titles = async (language: string, query: string) =>
  (await read(language, query)).body.items.map(({ title }: { title: string }) => title);

test('a reader of Spanish gets the translations, and learns which texts are English', async () => {
  const { body } = await read('es-MX,es;q=0.9', `/${journal.id}`);
  expect(body).toMatchObject({
    title: 'Diario del bosque',
    summary: 'Treinta páginas.',
    whatsInside: ['30 páginas'],
    duration: '30 questions',
    description: journal.description,
    untranslated: ['description', 'duration', 'thumbnailAlt'],
    questions: [
      { title: '¿Impreso?', text: 'Lo imprimes.', untranslated: [] },
      { title: '¿Tamaño carta?', text: 'Yes.', untranslated: ['text'] },
      { title: 'For whom?', text: 'Anyone.', untranslated: ['title', 'text'] },
    ],
  });
  const english = await read('en', `/${journal.id}`);
  expect(english.body).toMatchObject({ title: 'Forest journal', untranslated: [] });
});

test('cards and parts of a bundle have titles in the reader’s language', async () => {
  expect(await titles('es', '?sort=title')).toEqual(['Bells', 'Both', 'Diario del bosque']);
  expect(await titles('en', '?sort=title')).toEqual(['Bells', 'Both', 'Forest journal']);
  const { body } = await read('es', `/${bundle.id}`);
  expect(body.parts.map(({ title }: { title: string }) => title)).toEqual(['Diario del bosque', 'Bells']);
});

test('search finds the text that the reader sees', async () => {
  expect(await titles('es', '?q=diario')).toEqual(['Diario del bosque']);
  expect(await titles('en', '?q=diario')).toEqual([]);
  expect(await titles('es', '?q=bells')).toEqual(['Bells']);
});

test('a translation needs no extra statement', async () => {
  expect(await statementsOf(t, () => read('es', ''))).toHaveLength(1);
  expect(await statementsOf(t, () => read('es', `/${journal.id}`))).toHaveLength(1);
});

test('the coach saves all translations of a product at once, and an empty one shows the English again', async () => {
  const path = `/api/creator/products/${bells.id}`;
  const save = (translations: object, version: number) =>
    coach.browser.patch(path).set('if-match', String(version)).send({ translations }).expect(200);
  const { body } = await save({ es: { title: 'Campanas', summary: '', whatsInside: ['3 audios'] } }, 1);
  expect(body.translations).toEqual({ es: { title: 'Campanas', whatsInside: ['3 audios'] } });
  expect((await read('es', `/${bells.id}`)).body.title).toBe('Campanas');
  await save({ es: { title: '' } }, body.version);
  expect((await read('es', `/${bells.id}`)).body.title).toBe('Bells');
  const refused = await coach.browser
    .patch(path)
    .send({ translations: { es: { title: 'x'.repeat(161) } } })
    .expect(400);
  expect(refused.body.fields).toHaveProperty(['translations.es.title']);
});
