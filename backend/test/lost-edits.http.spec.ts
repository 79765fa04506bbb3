import { DataSource } from 'typeorm';
import { Clock } from '../src/kernel/clock.js';
import { newId } from '../src/kernel/ids.js';
import { AuditService } from '../src/modules/audit/index.js';
import { SavedRepliesService } from '../src/modules/messages/coachs-inbox/saved-replies.service.js';
import { StudentTagsService } from '../src/modules/students/tags/student-tags.service.js';
import { startTestApp, type TestApp } from './app.js';
import { aBroadcast, aSequence } from './builders/broadcasts.js';
import {
  aCalendarElsewhere,
  addBusyCalendar,
  BUSY_CALENDARS,
  type CalendarElsewhere,
} from './builders/busy-calendars.js';
import { aProduct } from './builders/catalog.js';
import { aBookedCall, aCaller, openTheCalendar } from './builders/coaching.js';
import { anHour } from './builders/coaching-sessions.js';
import { aCoupon } from './builders/coupons.js';
import { aCourse } from './builders/courses.js';
import { anEvent } from './builders/events.js';
import { anAsset } from './builders/media.js';
import { aCreator, aMember, type Person } from './builders/people.js';
import { aDate, aWorkshop } from './builders/workshops.js';
import { WithoutLocks } from './without-locks.js';

type Row = Record<string, unknown> & { id: string; version: number };

/** A record that the coach edits: its address, and two edits of which only one may be saved. */
interface Edited {
  path: string;
  method: 'put' | 'patch';
  /** Name of the version field, if the record uses that of its lesson. */
  version?: 'version' | 'lessonVersion';
  /** Lists the record if it has no GET address. */
  list?: string;
  /** Field that both edits change, and their two values. */
  field: string;
  values: readonly [unknown, unknown];
  /** Sends the whole record with the change, or just these fields with it. */
  sends?: readonly string[];
  /** Fields that are sent besides those of the record. */
  also?: object;
}

let t: TestApp;
let coach: Person;
let elsewhere: CalendarElsewhere;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
  elsewhere = await aCalendarElsewhere(t);
});
afterAll(async () => {
  await t.close();
  await elsewhere.close();
});

const post = async (path: string, body: object): Promise<{ id: string }> =>
  (await coach.browser.post(path).send(body).expect(201)).body as { id: string };

const TEXTS = ['One wording.', 'Another wording.'] as const;

const RECORDS: Record<string, () => Promise<Edited>> = {
  'a product, by the fields that change': async () => ({
    path: `/api/creator/products/${(await aProduct(t)).id}`,
    method: 'patch',
    field: 'price',
    values: ['31.00', '32.00'],
    sends: [],
  }),
  'a product, as a record': async () => ({
    path: `/api/creator/products/${(await aProduct(t, { status: 'draft', publishedAt: null })).id}`,
    method: 'put',
    field: 'title',
    values: TEXTS,
  }),
  'a coupon': async () => ({
    path: `/api/creator/coupons/${(await aCoupon(t)).id}`,
    method: 'put',
    field: 'maxUses',
    values: [7, 8],
  }),
  'an offering': async () => ({
    path: `/api/creator/coaching/offerings/${(await anHour(coach)).id}`,
    method: 'put',
    field: 'description',
    values: TEXTS,
  }),
  'a session': async () => {
    const caller = aCaller();
    await aBookedCall(t, await openTheCalendar(t), caller);
    const booking = await t.database.one<{ id: string }>(
      'select id from coaching_bookings where email = $1',
      [caller.email],
    );
    return {
      path: `/api/creator/coaching/bookings/${booking!.id}`,
      method: 'put',
      field: 'privateNote',
      values: TEXTS,
    };
  },
  'an event': async () => ({
    path: `/api/creator/events/${(await anEvent(coach)).id}`,
    method: 'put',
    field: 'title',
    values: TEXTS,
    also: { scope: 'this' },
  }),
  'a circle': async () => ({
    path: `/api/creator/groups/${(await post('/api/creator/groups', { kind: 'circle', name: newId() })).id}`,
    list: '/api/circles',
    method: 'patch',
    field: 'name',
    values: TEXTS,
    sends: [],
  }),
  'a broadcast': async () => ({
    path: `/api/creator/broadcasts/${(await aBroadcast(coach)).id}`,
    method: 'put',
    field: 'subject',
    values: TEXTS,
  }),
  'a sequence': async () => ({
    path: `/api/creator/sequences/${(await post('/api/creator/sequences', aSequence())).id}`,
    method: 'put',
    field: 'name',
    values: TEXTS,
  }),
  'the site': async () => {
    const { body } = await coach.browser.get('/api/creator/site').expect(200);
    const { content } = body as { content: object };
    const named = (name: string) => ({
      ...content,
      place: { ...(content as { place: object }).place, name },
    });
    return {
      path: '/api/creator/site',
      method: 'put',
      field: 'content',
      values: [named('Oak'), named('Moss')],
      sends: [],
    };
  },
  'a legal page': async () => ({
    path: '/api/creator/legal/terms',
    list: '/api/creator/legal',
    method: 'put',
    field: 'html',
    values: ['<p>One wording.</p>', '<p>Another wording.</p>'],
    sends: [],
  }),
  'the seller': async () => ({
    path: '/api/creator/business',
    method: 'put',
    field: 'name',
    values: TEXTS,
    sends: ['address', 'taxNumber', 'receiptPrefix', 'timeZone', 'currency'],
  }),
  'the tax': async () => ({
    path: '/api/creator/tax',
    method: 'put',
    field: 'rate',
    values: ['7', '19'],
    sends: [],
    also: { kind: 'inclusive', word: 'VAT' },
  }),
  'a student': async () => ({
    path: `/api/students/${(await aMember(t)).id}`,
    method: 'patch',
    field: 'city',
    values: ['Oslo', 'Lisbon'],
    sends: [],
  }),
  'a note about a student': async () => {
    const student = await aMember(t);
    const { id } = await post('/api/student-notes', { studentId: student.id, note: 'A note.' });
    return {
      path: `/api/student-notes/${id}`,
      list: `/api/students/${student.id}/notes`,
      method: 'patch',
      field: 'note',
      values: TEXTS,
      sends: [],
    };
  },
  'a tag of students': async () => {
    const student = await aMember(t);
    const { body } = await coach.browser
      .post('/api/creator/student-tags/add')
      .send({ name: newId(), studentIds: [student.id] })
      .expect(200);
    return {
      path: `/api/creator/student-tags/${(body as { tag: { id: string } }).tag.id}`,
      method: 'patch',
      field: 'name',
      values: TEXTS,
      sends: [],
    };
  },
  'a file of the library': async () => ({
    path: `/api/creator/media/${(await anAsset(t)).id}`,
    method: 'patch',
    field: 'fileName',
    values: ['oak.pdf', 'moss.pdf'],
    sends: [],
  }),
  'a saved reply': async () => ({
    path: `/api/creator/saved-replies/${(await post('/api/creator/saved-replies', { title: 'Moving', text: 'Of course.' })).id}`,
    list: '/api/creator/saved-replies',
    method: 'put',
    field: 'text',
    values: TEXTS,
    sends: ['title'],
  }),
  'an announcement': async () => ({
    path: `/api/creator/announcements/${(await post('/api/creator/announcements', { priority: 'normal', title: 'News', text: 'On Thursday.' })).id}`,
    list: '/api/community/announcements',
    method: 'put',
    field: 'text',
    values: TEXTS,
    sends: ['priority', 'title'],
  }),
  'a section': async () => {
    const { id, sections } = await aCourse(t);
    return outlined(id, 'sections', sections[0]!);
  },
  'a module': async () => {
    const { id, modules } = await aCourse(t);
    return outlined(id, 'modules', modules[0]!);
  },
  'a lesson': async () => {
    const { id, lessons } = await aCourse(t);
    return outlined(id, 'lessons', lessons[0]!.id);
  },
  'a page of a lesson': async () => {
    const { lessons } = await aCourse(t);
    const pages = `/api/creator/lessons/${lessons[0]!.id}/pages`;
    await coach.browser.post(pages).send({ order: 0, title: 'Page 1' });
    const { body } = await coach.browser.get(pages).expect(200);
    return {
      path: `/api/creator/pages/${(body as Row[])[0]!.id}`,
      list: pages,
      version: 'lessonVersion',
      method: 'patch',
      field: 'title',
      values: TEXTS,
      sends: [],
    };
  },
  'a rule for points': async () => ({
    path: '/api/creator/growth-rules/course_completed',
    list: '/api/creator/growth-rules',
    method: 'put',
    field: 'points',
    values: [7, 8],
    sends: ['dailyCap', 'isOn'],
  }),
  'a connected calendar': async () => ({
    path: `${BUSY_CALENDARS}/${(await addBusyCalendar(coach, elsewhere)).id}`,
    list: BUSY_CALENDARS,
    method: 'put',
    field: 'name',
    values: ['Home', 'Work'],
    sends: ['isPaused'],
  }),
  'a date of a group': async () => {
    const group = await aWorkshop(coach);
    return {
      path: `/api/creator/coaching/dates/${(await aDate(t, coach, group)).id}`,
      list: `/api/creator/coaching/offerings/${group.id}/dates`,
      method: 'put',
      field: 'places',
      values: [7, 8],
      sends: [],
    };
  },
};

/** A part of a course, which the coach reads with the whole. */
const outlined = (courseId: string, level: string, id: string): Edited => ({
  path: `/api/creator/${level}/${id}`,
  list: `/api/creator/courses/${courseId}/structure`,
  method: 'patch',
  field: 'title',
  values: TEXTS,
  sends: [],
});

/** Reads the record, from its own address or from its list, and its ETag. */
async function read({ path, list, version = 'version' }: Edited): Promise<{ record: Row; etag: string }> {
  const { body, headers } = await coach.browser.get(list ?? path).expect(200);
  if (list === undefined) return { record: body as Row, etag: headers.etag! };
  const lists = Array.isArray(body) ? [body] : Object.values(body as object).filter(Array.isArray);
  const name = path.split('/').at(-1);
  const listed = (lists.flat() as Row[]).find((row) => [row.id, row.document, row.action].includes(name))!;
  const record = { ...listed, version: listed[version] as number };
  return { record, etag: `"${record.version}"` };
}

const save = (edited: Edited, record: Row, value: unknown) => {
  const { method, path, field, sends, also } = edited;
  const sent = sends ? Object.fromEntries(sends.map((name) => [name, record[name]])) : record;
  return coach.browser[method](path).send({ ...sent, ...also, [field]: value });
};

describe.each(Object.entries(RECORDS))('%s', (_name, make) => {
  test('edited by two at once keeps one edit and refuses the other; without If-Match the last one wins', async () => {
    const edited = await make();
    const { record, etag } = await read(edited);
    expect(etag).toMatch(new RegExp(`^"${record.version}[-"]`));
    const both = await Promise.all(
      edited.values.map((value) => save(edited, record, value).set('if-match', etag)),
    );
    const statuses = both.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 412]);
    const kept = edited.values[both.findIndex(({ status }) => status === 200)];
    const lost = edited.values.find((value) => value !== kept);
    const refused = both.find(({ status }) => status === 412)!;
    const now = await read(edited);
    expect(now.record.version).toBe(record.version + 1);
    expect(now.record[edited.field]).toEqual(kept);
    const current = { [edited.version ?? 'version']: now.record.version };
    expect(refused.body).toMatchObject({ code: 'stale_edit', current });
    // An old ETag stays refused, and the new one is accepted.
    await save(edited, record, lost).set('if-match', etag).expect(412);
    await save(edited, now.record, lost).set('if-match', now.etag).expect(200);
    await save(edited, record, kept).expect(200);
    expect((await read(edited)).record[edited.field]).toEqual(kept);
  });
});

test('that has not changed returns 304, and its edit returns the same ETag as GET', async () => {
  const path = `/api/creator/products/${(await aProduct(t)).id}`;
  const { headers } = await coach.browser.get(path).expect(200);
  const etag = headers.etag!;
  const unchanged = await coach.browser.get(path).set('if-none-match', etag).expect(304);
  expect(unchanged.text).toBe('');
  expect(unchanged.headers.etag).toBe(etag);
  await coach.browser.get(path).set('if-none-match', `"other", W/${etag}`).expect(304);
  const saved = await coach.browser.patch(path).set('if-match', etag).send({ price: '40.00' }).expect(200);
  const now = await coach.browser.get(path).set('if-none-match', etag).expect(200);
  expect(saved.headers.etag).toBe(now.headers.etag);
  expect(now.headers.etag).not.toBe(etag);
});

describe('the twin without the lock', () => {
  test('loses an edit of a saved reply', async () => {
    const { id } = await post('/api/creator/saved-replies', { title: 'Moving', text: 'Of course.' });
    const twin = new SavedRepliesService(new WithoutLocks(t.app.get(DataSource), 2), t.app.get(Clock));
    const edits = TEXTS.map((text) => twin.change(coach.id, id, { title: 'Moving', text }, 1));
    expect(await Promise.allSettled(edits)).toEqual([
      expect.objectContaining({ status: 'fulfilled' }),
      expect.objectContaining({ status: 'fulfilled' }),
    ]);
  });

  test('loses an edit of a tag', async () => {
    const { body } = await coach.browser
      .post('/api/creator/student-tags/add')
      .send({ name: newId(), studentIds: [(await aMember(t)).id] })
      .expect(200);
    const { id } = (body as { tag: { id: string } }).tag;
    const audit = t.app.get(AuditService, { strict: false });
    const twin = new StudentTagsService(new WithoutLocks(t.app.get(DataSource), 2), t.app.get(Clock), audit);
    const edits = ['Oak', 'Moss'].map((name) => twin.rename(id, name, coach.id, 1));
    expect((await Promise.allSettled(edits)).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  });
});
