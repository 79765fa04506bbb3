import { STORABLE } from '../../src/kernel/text.js';
import type { SiteContent } from '../../src/modules/site/index.js';
import { startTestApp, type TestApp } from '../app.js';
import { aCreator, type Person } from '../builders/people.js';
import { HOSTILE_ADDRESSES } from './addresses.js';
import { asKept } from './as-kept.js';
import { HOSTILE_MARKUP } from './markup.js';

// Covers all fields of the site's content. Pages show them as text; legal pages, which are HTML, have a test in their module.

let t: TestApp;
let coach: Person;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
});
afterAll(() => t.close());

type Path = readonly (string | number)[];

/** Written separately: addresses, times, files and choices. */
const NOT_WORDS =
  /^(coach\.email|announcement\.(url|from|until)|palette|pictures|home\.featured\.(shows|products))|\.url$/;

const draft = async () =>
  (await coach.browser.get('/api/creator/site').expect(200)).body as { content: SiteContent };
const save = (content: object) => coach.browser.put('/api/creator/site').send({ content });

/** Returns the paths of all texts. */
function wordsIn(value: unknown, at: Path = []): Path[] {
  if (typeof value === 'string') return NOT_WORDS.test(at.join('.')) ? [] : [at];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) =>
    wordsIn(inside, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}

const read = (content: object, at: Path): unknown =>
  at.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], content);

function write(content: object, at: Path, words: string): void {
  const holder = read(content, at.slice(0, -1)) as Record<string | number, unknown>;
  holder[at.at(-1)!] = words;
}

/** Content in which every list has an entry, so that every kind of field exists. */
async function full(): Promise<SiteContent> {
  const { content } = await draft();
  content.coach.credentials = ['MA'];
  content.home.meet.paragraphs = ['I grew up.'];
  content.coaching.bio.paragraphs = ['I began.'];
  content.socialLinks = [{ label: 'Me', url: 'https://example.org' }];
  return content;
}

const ROUNDS = 40;

test('hostile text in any field of the site is returned as stored, or refused', async () => {
  const pieces = HOSTILE_MARKUP.filter((piece) => STORABLE.test(piece) && piece.trim() !== '');
  const kept = new Set<string>();
  for (let round = 0; round < ROUNDS; round++) {
    const content = await full();
    const fields = wordsIn(content);
    expect(fields.length).toBeGreaterThan(60);
    for (const [index, at] of fields.entries()) {
      write(content, at, pieces[(round * fields.length + index) % pieces.length]!.trim());
    }
    const first = await save(content);
    expect([200, 400]).toContain(first.status);
    // Texts that are too long for their field are reset.
    const before = await full();
    const refused = Object.keys((first.body as { fields?: object }).fields ?? {});
    for (const field of refused) {
      const at = field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
      write(content, at, String(read(before, at)));
    }
    const { body } = refused.length === 0 ? first : await save(content).expect(200);
    expect(fields.map((at) => read(body.content, at))).toEqual(
      fields.map((at) => asKept(String(read(content, at)))),
    );
    for (const at of fields) if (!refused.includes(at.join('.'))) kept.add(at.join('.'));
  }
  expect(kept.size).toBe(wordsIn(await full()).length);
});

test('no hostile address is stored in any field with a link', async () => {
  const { content } = await draft();
  for (const address of HOSTILE_ADDRESSES.filter((each) => each.trim() !== '')) {
    const link = structuredClone(content);
    link.announcement.url = address;
    link.socialLinks = [{ label: 'Me', url: address }];
    const { status, body } = await save(link);
    expect({ address, status }).toEqual({ address, status: 400 });
    expect(Object.keys(body.fields ?? {})).not.toEqual([]);
  }
  expect((await draft()).content).toEqual(content);
});
