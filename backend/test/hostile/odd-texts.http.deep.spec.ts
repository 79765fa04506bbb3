import { startTestApp, type TestApp } from '../app.js';
import { aHost, aNeighbour, aPost } from '../builders/community.js';
import { NEW_EVENT } from '../builders/events.js';
import { newId } from '../../src/kernel/ids.js';
import { aMember, type Person } from '../builders/people.js';
import { asKept } from './as-kept.js';

/** Repeats a unit up to this number of characters as the server counts them. */
const many = (unit: string, limit: number): string => unit.repeat(Math.floor(limit / unit.length));

const KINDS: Record<string, string> = {
  'emoji that are joined': '👩‍👧',
  'emoji of two halves': '🌱',
  'right-to-left words': 'שלום مرحبا ',
  'marks that turn the direction': '\u202eabc\u202c\u2066def\u2069',
  'letters with combining marks': 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤',
  'zero-width characters between letters': 'a\u200bb\u200cc\u200dd\u2060e\ufefff',
};
const LIMITS = { post: 5000, comment: 2000, message: 4000, bio: 1000, event: 3000 };
const HUNDRED_KB = 102_400;

let t: TestApp;
let coach: Person;
let rosa: Person;
let mia: Person;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aHost(t);
  rosa = await aNeighbour(t);
  mia = await aMember(t);
});
afterAll(() => t.close());
beforeEach(() => t.database.query('delete from rate_limits'));

type Place = keyof typeof LIMITS;
const talk = async (): Promise<string> =>
  (await rosa.browser.post('/api/conversations/open').send({ accountId: mia.id }).expect(200)).body
    .id as string;

/** Sends the text to each location, and reads it back. */
const PLACES: Record<
  Place,
  (text: string) => Promise<{ status: number; body: unknown; read: () => Promise<string> }>
> = {
  async post(text) {
    const { status, body } = await rosa.browser
      .post('/api/community/posts')
      .send({ text, tag: null, groupId: null, images: [] });
    const read = async () =>
      (await rosa.browser.get(`/api/community/posts/${body.id}`).expect(200)).body.text;
    return { status, body, read };
  },
  async comment(text) {
    const { id } = await aPost(rosa);
    const { status, body } = await rosa.browser
      .post(`/api/community/posts/${id}/comments`)
      .send({ text, parentId: null });
    const read = async () =>
      (await rosa.browser.get(`/api/community/posts/${id}/comments`).expect(200)).body.items[0].text;
    return { status, body, read };
  },
  async message(text) {
    const conversation = await talk();
    const { status, body } = await rosa.browser
      .post(`/api/conversations/${conversation}/messages`)
      .send({ clientId: newId(), text });
    const read = async () =>
      (await rosa.browser.get(`/api/conversations/${conversation}/messages`).expect(200)).body.items[0].text;
    return { status, body, read };
  },
  async bio(text) {
    const { status, body } = await rosa.browser.patch('/api/me').send({ bio: text });
    return { status, body, read: async () => (await rosa.browser.get('/api/me').expect(200)).body.bio };
  },
  async event(text) {
    const { status, body } = await coach.browser
      .post('/api/creator/events')
      .send({ ...NEW_EVENT, description: text });
    const read = async () =>
      (await coach.browser.get(`/api/creator/events/${body.id}`).expect(200)).body.description;
    return { status, body, read };
  },
};

describe.each(Object.entries(KINDS))('%s', (_, unit) => {
  test.each(Object.keys(PLACES) as Place[])(
    'come back from a %s as stored, up to its limit',
    async (place) => {
      const text = many(unit, LIMITS[place]).trim();
      const { status, body, read } = await PLACES[place](text);
      expect([status, body]).toEqual([
        expect.any(Number),
        expect.objectContaining({ id: expect.any(String) }),
      ]);
      expect(await read()).toBe(asKept(text));
    },
  );

  test.each(Object.keys(PLACES) as Place[])(
    'of 100 KB are refused in a %s with a message, and not stored',
    async (place) => {
      const counted =
        'select (select count(*) from community_posts) + (select count(*) from messages) as count';
      const before = place === 'comment' ? null : await t.database.query(counted);
      const unitBytes = Buffer.byteLength(unit);
      const { status, body } = await PLACES[place](unit.repeat(Math.floor(HUNDRED_KB / unitBytes)));
      expect([400, 413]).toContain(status);
      expect(body).toMatchObject({
        code: status === 400 ? 'invalid' : 'too_large',
        message: expect.stringMatching(/./),
      });
      if (before) expect(await t.database.query(counted)).toEqual(before);
    },
  );
});
