import { newId } from '../../src/kernel/ids.js';
import type { TestApp } from '../app.js';
import { aProduct, aReview } from '../builders/catalog.js';
import { anHour, bookSession, giveSessions, memberTimes } from '../builders/coaching-sessions.js';
import { aCircle, aComment, aHost, aNeighbour, aPost } from '../builders/community.js';
import { aCourse } from '../builders/courses.js';
import { enroll } from '../builders/enrollments.js';
import { anEvent } from '../builders/events.js';
import { openConversation, write } from '../builders/messages.js';
import { aPaidOrder } from '../builders/orders.js';
import { aCreator, aMember, type Person } from '../builders/people.js';
import { anUpload } from '../builders/uploads.js';

/** A list that is read in pages: its address, its reader, and a function that adds a row. */
export interface PagedList {
  reader: Person;
  path: string;
  query?: object;
  add: (n: number) => Promise<unknown>;
  /** Identifies a row; by default its `id`. */
  keyOf?: (row: never) => unknown;
}

type MadeList = (t: TestApp) => Promise<PagedList>;

const posted = (browser: Person['browser'], path: string, body: object, status = 201) =>
  browser.post(path).send(body).expect(status);

/** Every operation with paged responses, some in several sort orders, named after a space. */
export const LISTS: Record<string, MadeList> = {
  '/api/conversations': inbox({}),
  '/api/conversations unanswered': inbox({ view: 'unanswered' }),
  '/api/conversations found by name': inbox({ q: 'rosa' }),

  async '/api/conversations/{id}/messages'(t) {
    await aCreator(t);
    const reader = await aMember(t);
    const chat = await openConversation(reader);
    return {
      reader,
      path: `/api/conversations/${chat.id}/messages`,
      add: (n) => write(reader, chat, `Message ${n}`),
    };
  },

  async '/api/me/notifications'(t) {
    const reader = await aMember(t);
    return {
      reader,
      path: '/api/me/notifications',
      add: (n) =>
        t.database.query(
          `insert into notifications (id, account_id, kind, thing, path, facts, in_app, changed_at)
           values ($1, $2, 'announced', $3, '/community', '{}', true, $4)`,
          [newId(), reader.id, `thing-${n}`, t.clock.now()],
        ),
    };
  },

  async '/api/community/announcements'(t) {
    const reader = await aHost(t);
    const path = '/api/community/announcements';
    return {
      reader,
      path,
      add: (n) =>
        posted(reader.browser, '/api/creator/announcements', {
          priority: 'normal',
          title: `Day ${n}`,
          text: 'Come.',
        }),
    };
  },

  '/api/creator/announcements/{id}/readers': readers('seen'),
  '/api/creator/announcements/{id}/readers not yet': readers('not_yet'),

  async '/api/community/events'(t) {
    const reader = await aHost(t);
    return { reader, path: '/api/community/events', add: () => anEvent(reader) };
  },

  '/api/community/feed': posts(() => '/api/community/feed'),
  '/api/me/community/posts': posts(() => '/api/me/community/posts'),
  '/api/community/people/{id}/posts': posts(({ id }) => `/api/community/people/${id}/posts`),

  async '/api/community/groups/{id}/feed'(t) {
    const reader = await aNeighbour(t);
    const groupId = await aCircle(t, [reader]);
    return { reader, path: `/api/community/groups/${groupId}/feed`, add: () => aPost(reader, { groupId }) };
  },

  async '/api/me/community/saved-posts'(t) {
    const reader = await aNeighbour(t);
    const add = async () => {
      const { id } = await aPost(reader);
      await reader.browser.post(`/api/community/posts/${id}/save`).expect(204);
    };
    return { reader, path: '/api/me/community/saved-posts', add };
  },

  async '/api/community/people/{id}/pictures'(t) {
    const reader = await aNeighbour(t);
    const add = async () => {
      const storageUrl = await anUpload(reader.browser, { purpose: 'post' });
      await aPost(reader, { images: [{ storageUrl, alt: 'Two cups' }] });
    };
    return {
      reader,
      path: `/api/community/people/${reader.id}/pictures`,
      add,
      keyOf: ({ postId }: { postId: string }) => postId,
    };
  },

  async '/api/community/posts/{id}/comments'(t) {
    const reader = await aNeighbour(t);
    const { id } = await aPost(reader);
    return { reader, path: `/api/community/posts/${id}/comments`, add: () => aComment(reader, id) };
  },

  async '/api/community/questions'(t) {
    const reader = await aNeighbour(t);
    const path = '/api/community/questions';
    return {
      reader,
      path,
      add: (n) => posted(reader.browser, path, { text: `Which book on day ${n}?`, tag: null }),
    };
  },

  async '/api/me/growth/entries'(t) {
    const reader = await aMember(t);
    return { reader, path: '/api/me/growth/entries', add: await pointsFor(t, reader) };
  },

  async '/api/students/{id}/growth/entries'(t) {
    const student = await aMember(t);
    const reader = await aCreator(t);
    return { reader, path: `/api/students/${student.id}/growth/entries`, add: await pointsFor(t, student) };
  },

  async '/api/students/{id}/timeline'(t) {
    const student = await aMember(t);
    const reader = await aCreator(t);
    return {
      reader,
      path: `/api/students/${student.id}/timeline`,
      add: (n) => posted(reader.browser, '/api/student-notes', { studentId: student.id, note: `Note ${n}` }),
    };
  },

  async '/api/me/activity'(t) {
    const reader = await aMember(t);
    const add = async () => enroll(t, reader.id, [(await aProduct(t)).id]);
    return { reader, path: '/api/me/activity', add };
  },

  '/api/me/coaching/bookings': bookings('upcoming'),
  '/api/me/coaching/bookings past': bookings('past'),

  async '/api/me/orders'(t) {
    const reader = await aMember(t);
    const add = async () => aPaidOrder(t, reader, (await aProduct(t)).id);
    return { reader, path: '/api/me/orders', add };
  },

  async '/api/products/{id}/reviews'(t) {
    const reader = await aMember(t);
    const { id } = await aProduct(t);
    return { reader, path: `/api/products/${id}/reviews`, add: () => aReview(t, id) };
  },

  async '/api/me/lesson-notes'(t) {
    const reader = await aMember(t);
    const courses = [await aCourse(t, { title: 'Rooted' }), await aCourse(t, { title: 'In Bloom' })];
    await enroll(
      t,
      reader.id,
      courses.map(({ id }) => id),
    );
    const add = (n: number) => {
      const { lessons } = courses[n % 2]!;
      return posted(reader.browser, `/api/me/lessons/${lessons[0]!.id}/notes`, { text: `Note ${n}` });
    };
    return { reader, path: '/api/me/lesson-notes', add };
  },
};

function inbox(query: object): MadeList {
  return async (t) => {
    const reader = await aCreator(t);
    const add = async (n: number) => {
      const member = await aMember(t, { name: `Rosa ${n}` });
      await write(member, await openConversation(reader, member), 'May I move our session?');
    };
    return { reader, path: '/api/conversations', query, add };
  };
}

function posts(pathOf: (author: Person) => string): MadeList {
  return async (t) => {
    const reader = await aNeighbour(t);
    return { reader, path: pathOf(reader), add: () => aPost(reader) };
  };
}

function readers(of: 'seen' | 'not_yet'): MadeList {
  return async (t) => {
    const reader = await aHost(t);
    const path = '/api/creator/announcements';
    const announcement = { priority: 'normal', title: 'The spring circle begins', text: 'Come.' };
    const { id } = (await posted(reader.browser, path, announcement)).body as { id: string };
    const add = async (n: number) => {
      const member = await aMember(t, { name: `Rosa ${9 - n}` });
      if (of === 'seen')
        await member.browser
          .post('/api/community/announcements/mark-seen')
          .send({ ids: [id] })
          .expect(204);
    };
    return {
      reader,
      path: `${path}/${id}/readers`,
      query: { of },
      add,
      keyOf: ({ person }: { person: { id: string } }) => person.id,
    };
  };
}

function bookings(period: 'upcoming' | 'past'): MadeList {
  return async (t) => {
    const reader = await aMember(t);
    const coach = await aCreator(t);
    const hour = await anHour(coach);
    await giveSessions(coach, reader, hour, { sessions: 12 }).expect(200);
    const add = async () => {
      const [slot] = await memberTimes(t, reader, hour);
      const { id } = (await bookSession(reader, hour, slot!.startsAt).expect(201)).body as { id: string };
      if (period === 'past') await posted(reader.browser, `/api/me/coaching/bookings/${id}/cancel`, {}, 200);
    };
    return { reader, path: '/api/me/coaching/bookings', query: { period }, add };
  };
}

async function pointsFor(t: TestApp, student: Person): Promise<PagedList['add']> {
  const coach = await aCreator(t);
  const path = `/api/students/${student.id}/growth/adjust-points`;
  return (n) => posted(coach.browser, path, { id: newId(), points: n + 1, reason: 'Well done.' }, 200);
}
