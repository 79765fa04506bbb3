import { startTestApp, type TestApp } from '../../../test/app.js';
import { searchable } from '../../kernel/searchable.js';
import { isLike } from './searchable.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const isFound = async (text: string, typed: string) =>
  (
    await t.database.one<{ found: boolean }>(`select ${isLike('$1::text', '$2::text')} as found`, [
      text,
      `%${typed}%`,
    ])
  )?.found;

const POST = 'Un café con mi niña: el corazón y la emoción de Zoë, in O’Brien’s résumé';

test.each([
  [POST, 'cafe'],
  [POST, 'nina'],
  [POST, 'emocion'],
  [POST, 'zoe'],
  [POST, 'resume'],
  [POST, 'CAFÉ'],
  [POST, "o'brien"],
  [POST, 'O`Brien'],
  [POST, 'oʼbrien'],
  ['Cafe\u0301', 'café'],
  ["O'Brien", 'o’brien'],
  ['Zoë Zuñiga', 'zuniga'],
  ['Zoe Zuniga', 'Zuñiga'],
  ['Łukasz Ørsted', 'lukasz orsted'],
  ['Straße', 'strasse'],
  ['STRASSE', 'straße'],
  ['Œuvre', 'oeuvre'],
  ['Nguyễn Thị Đào', 'nguyen thi dao'],
  ['Ｆｕｌｌ', 'full'],
  ['İstanbul ılık', 'istanbul ilik'],
  ['well‑being', 'well-being'],
  ['ﬁnd', 'find'],
])('in %j, %j is found', async (text, typed) => expect(await isFound(text, typed)).toBe(true));

test.each([
  [POST, 'tea'],
  ['a\\b', 'a/b'],
  ['100 %', '100 €'],
  ['abc', String.raw`a\_c`],
])('in %j, %j is not found', async (text, typed) => expect(await isFound(text, typed)).toBe(false));

test.each([
  POST,
  'ØøŁłĐđĦħıŦŧðÐßẞÆæŒœİÅåÑñÇç',
  '’‘‛ʼʻʽʹ`´′＇ ‐‑‒–—−',
  'Nguyễn Thị Đào ﬁ Ｆｕｌｌ ½ Σίσυφος ЙЁ が한',
])('the server normalizes %j as its database does', async (text) =>
  expect(await t.database.one('select searchable($1) as folded', [text])).toEqual({
    folded: searchable(text),
  }),
);

test('names are found by their index', async () => {
  const plan = await t.database.transaction(async (tx) => {
    await tx.query('set local enable_seqscan = off');
    return tx.query<{ 'QUERY PLAN': string }>(
      `explain select id from accounts where ${isLike('name', `'%zuniga%'`)}`,
    );
  });
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('accounts_name_search');
});
