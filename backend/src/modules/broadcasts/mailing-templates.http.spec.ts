import { startTestApp, type TestApp } from '../../../test/app.js';
import { anAsset } from '../../../test/builders/media.js';
import { aCreator, type Person } from '../../../test/builders/people.js';
import { newId } from '../../kernel/ids.js';

const PATH = '/api/creator/mailing-templates';
const LETTER = {
  name: 'Weekly letter',
  subject: 'This week',
  html: '<p>Dear {{firstName}},</p>',
  translations: { es: { subject: 'Esta semana', html: '<p>Querida {{firstName}}:</p>' } },
};

let t: TestApp;
let coach: Person;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
});
afterAll(() => t.close());
beforeEach(() => t.database.query('delete from mailing_templates'));

const save = (template: object) => coach.browser.post(PATH).send(template);
const all = async () => (await coach.browser.get(PATH).expect(200)).body.items;

describe('a saved email', () => {
  test('has its words in every language, cleaned and as plain text, and is listed by name', async () => {
    await save({ ...LETTER, name: 'welcome', html: '<p onclick="x()">Welcome</p>', translations: {} }).expect(
      201,
    );
    const { body } = await save(LETTER).expect(201);
    expect(body).toMatchObject({
      name: 'Weekly letter',
      subject: 'This week',
      text: 'Dear {{firstName}},',
      translations: { es: { subject: 'Esta semana', text: 'Querida {{firstName}}:' } },
    });
    expect(await all()).toMatchObject([
      { name: 'Weekly letter' },
      { name: 'welcome', html: '<p>Welcome</p>' },
    ]);
  });

  test('replaces the one with the same name, whatever its case, also with two at once', async () => {
    await Promise.all([save(LETTER).expect(201), save({ ...LETTER, name: 'WEEKLY LETTER' }).expect(201)]);
    await save({ ...LETTER, subject: 'Another week', translations: {} }).expect(201);
    expect(await all()).toMatchObject([{ name: 'Weekly letter', subject: 'Another week', translations: {} }]);
  });

  test('is one of the first thousand by name at most', async () => {
    await t.database.query(
      `insert into mailing_templates (id, name, subject, text, saved_at)
       select gen_random_uuid(), 'Letter ' || lpad(n::text, 4, '0'), 'This week', 'Hello', now()
       from generate_series(1, 1001) n`,
    );
    const items = await all();
    expect([items.length, items.at(-1).name]).toEqual([1000, 'Letter 1000']);
  });

  test('is refused with unknown placeholders, without words or without a name', async () => {
    const faults = async (changes: object) =>
      Object.keys((await save({ ...LETTER, ...changes }).expect(400)).body.fields);
    expect(await faults({ html: '<p>{{nobody}}</p>' })).toEqual(['html']);
    expect(await faults({ subject: ' ' })).toEqual(['subject']);
    expect(await faults({ name: ' ' })).toEqual(['name']);
    expect(await faults({ translations: { es: { subject: 'Esta semana' } } })).toEqual([
      'translations.es.text',
    ]);
    expect(await all()).toEqual([]);
  });

  test('keeps its pictures from being deleted', async () => {
    const picture = await anAsset(t, { kind: 'image' });
    const { id } = (
      await save({ ...LETTER, html: `<p>Look</p><img data-asset="${picture.id}">` }).expect(201)
    ).body;
    const { body } = await coach.browser.get(`/api/creator/media/${picture.id}`).expect(200);
    expect(body.usedIn).toMatchObject([{ place: 'mailing_template', id, title: 'Weekly letter' }]);
  });

  test('can be deleted, once', async () => {
    const { id } = (await save(LETTER).expect(201)).body;
    await coach.browser.delete(`${PATH}/${id}`).expect(204);
    await coach.browser.delete(`${PATH}/${id}`).expect(404);
    await coach.browser.delete(`${PATH}/${newId()}`).expect(404);
    expect(await all()).toEqual([]);
  });
});
