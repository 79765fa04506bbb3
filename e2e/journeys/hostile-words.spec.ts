import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { HOSTILE_MARKUP } from '../../backend/test/hostile/markup';
import { communityPaths } from '../../member-app/src/shared/lib/community-paths';
import { paths } from '../../member-app/src/shared/lib/paths';
import { sanctumPaths } from '../../member-app/src/shared/lib/sanctum-paths';
import { AttackMonitor } from '../support/attack-monitor';
import { goods } from '../support/demo';
import { HostileWords, named } from '../support/hostile-words';
import { coach, type Credentials, reader, signIn, signUp, somebody } from '../support/people';
import { prepared } from '../support/prepared';
import { productId } from '../support/shop';
import { expect, test } from '../support/test';
import { typedInAnswers } from '../support/typed-fields';
import { uncleanAnswers } from '../support/unclean-answers';

// a separate product, so that its texts aren't in other journeys' lists
test.use({ settings: { WORKER_CONCURRENCY: '3' } });

/** Paths where members and the coach write to and about one another. */
const COMMUNITY =
  /^\/api\/(community\/|creator\/(announcements|contributions|events|groups|messages|message-reports|saved-replies|student-tags)|conversations|messages|student-notes|students\/\{id\}(\/(block|unblock|sign-out|moderation\/.*|growth\/.*|emails|enrollments.*))?$|me\/reviews|family\/wards$|me$)/;
interface Person {
  id: string;
  request: APIRequestContext;
  who: Credentials;
  context: BrowserContext;
}

async function aPerson(browser: Browser, baseURL: string, name: string): Promise<Person> {
  const context = await browser.newContext({ baseURL });
  const who = await signUp(context, { ...somebody(), name });
  const { id } = (await (await context.request.get('/api/me')).json()) as { id: string };
  await context.request.post('/api/me/community/accept-guidelines', { data: {} });
  return { id, request: context.request, who, context };
}

/** Opens each page, waits until it has loaded, and checks that the texts are there. */
async function lookAt(page: Page, addresses: readonly string[], words: string | RegExp): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await expect(page.getByText(words).first(), address).toBeAttached();
  }
}

test('what members and the coach write is text, in every field and on every page of both apps that shows it', {
  tag: '@deep',
}, async ({ browser, server }) => {
  const words = new HostileWords(COMMUNITY);
  const desk = await browser.newContext({ baseURL: server.url });
  await signIn(desk, coach);
  const host = desk.request;
  await host.post('/api/me/community/accept-guidelines', { data: {} });
  const rosa = await aPerson(browser, server.url, 'Rosa Lind');
  const mia = await aPerson(browser, server.url, 'Mia Stone');

  await words.write(rosa.request, 'PATCH /api/me');
  await words.write(mia.request, 'PATCH /api/me');
  const [circle] = await words.write(host, 'POST /api/creator/groups', {}, { kind: 'circle' });
  await words.write(host, 'PATCH /api/creator/groups/{id}', circle);
  for (const { id } of [rosa, mia])
    await host.put(`/api/students/${id}/groups`, { data: { circleId: circle!.id, podId: null } });

  const posts = await words.write(mia.request, 'POST /api/community/posts', {}, async () => ({
    tag: null,
    groupId: null,
    images: [await words.picture(mia.request)],
    files: [],
  }));
  const [inCircle] = await words.write(
    rosa.request,
    'POST /api/community/posts',
    {},
    { tag: null, groupId: circle!.id, images: [], files: [] },
  );
  await words.write(mia.request, 'PATCH /api/community/posts/{id}', posts[0], { tag: null });
  const [comment] = await words.write(rosa.request, 'POST /api/community/posts/{id}/comments', posts[0], {
    parentId: null,
  });
  await words.write(rosa.request, 'PATCH /api/community/comments/{id}', comment);
  const [question] = await words.write(
    rosa.request,
    'POST /api/community/questions',
    {},
    { tag: null, lesson: null },
  );
  await words.write(mia.request, 'POST /api/community/posts/{id}/comments', question, { parentId: null });
  await words.write(rosa.request, 'POST /api/community/posts/{id}/report', posts[0], { reason: 'unkind' }, 1);
  await words.write(
    mia.request,
    'POST /api/community/comments/{id}/report',
    comment,
    { reason: 'unkind' },
    1,
  );
  await words.write(host, 'POST /api/creator/contributions/{id}/hide', posts[1], {}, 1);
  await words.write(host, 'POST /api/creator/contributions/{id}/remove', posts[2], {}, 1);
  const [announcement] = await words.write(host, 'POST /api/creator/announcements', {}, { priority: 'high' });
  await words.write(host, 'PUT /api/creator/announcements/{id}', announcement, { priority: 'normal' });

  const when = { localStart: '2031-03-04T19:00', durationSeconds: 3600, timeZone: 'Europe/Lisbon' };
  const terms = { ...when, meetingUrl: null, capacity: null };
  const events = await words.write(
    host,
    'POST /api/creator/events',
    {},
    { ...terms, groupId: null, repeats: null },
  );
  await words.write(host, 'PUT /api/creator/events/{id}', events[0], { ...terms, scope: 'this' });
  for (const { id } of events.slice(0, 2))
    await rosa.request.post(`/api/community/events/${id}/rsvp`, { data: {} });
  await words.write(host, 'POST /api/creator/events/{id}/cancel', events[1], { scope: 'this' }, 1);

  const talk = async (from: Person, to?: Person) =>
    (await (
      await from.request.post('/api/conversations/open', { data: to ? { accountId: to.id } : {} })
    ).json()) as { id: string };
  const among = await talk(mia, rosa);
  const message = () => named('clientId');
  const said = await words.write(mia.request, 'POST /api/conversations/{id}/messages', among, message);
  await words.write(mia.request, 'PATCH /api/messages/{id}', said[0]);
  await words.write(mia.request, 'POST /api/conversations/{id}/messages', await talk(mia), message);
  const chat = (await (
    await mia.request.post('/api/conversations/open', { data: { groupId: circle!.id } })
  ).json()) as { id: string };
  const inChat = await words.write(mia.request, 'POST /api/conversations/{id}/messages', chat, message);
  await words.write(host, 'POST /api/creator/messages/{id}/hide', inChat[0], {}, 1);
  // two of them are decided, one is pending
  for (const one of said.slice(0, 3))
    await words.write(rosa.request, 'POST /api/messages/{id}/report', one, { reason: 'unkind' }, 1);
  const reports = (await (await host.get('/api/creator/message-reports')).json()) as { id: string }[];
  await words.write(host, 'POST /api/creator/message-reports/{id}/remove', reports[0], {}, 1);
  await words.write(
    host,
    'POST /api/creator/message-reports/{id}/mute',
    reports[1],
    { duration: '1_day' },
    1,
  );
  await words.write(host, 'POST /api/creator/messages/send', {}, () => ({
    ...message(),
    studentIds: [rosa.id],
  }));
  const [reply] = await words.write(host, 'POST /api/creator/saved-replies');
  await words.write(host, 'PUT /api/creator/saved-replies/{id}', reply);

  await words.write(rosa.request, 'POST /api/family/wards', {}, () => ({
    birthDate: '2018-05-02',
    signInName: `lena-${randomUUID().slice(0, 8)}`,
    password: 'a walk among birches',
    purposes: ['account'],
  }));
  const free = await productId(host, goods.free);
  await rosa.request.post(`/api/products/${free}/claim`);
  await words.write(rosa.request, 'PUT /api/me/reviews/{productId}', { productId: free }, { rating: 4 });

  const [note] = await words.write(host, 'POST /api/student-notes', {}, { studentId: rosa.id });
  await words.write(host, 'PATCH /api/student-notes/{noteId}', { noteId: note!.id });
  await words.write(host, 'PATCH /api/students/{id}', { id: rosa.id });
  await words.write(host, 'PUT /api/students/{id}', { id: rosa.id });
  await words.write(host, 'POST /api/creator/student-tags/add', {}, { studentIds: [rosa.id] });
  const tags = (await (await host.get('/api/creator/student-tags')).json()) as { id: string }[];
  await words.write(host, 'PATCH /api/creator/student-tags/{id}', tags[0]);
  await words.write(host, 'POST /api/students/{id}/growth/adjust-points', { id: rosa.id }, () => ({
    ...named('id'),
    points: 5,
  }));
  await words.write(host, 'POST /api/students/{id}/emails', { id: rosa.id });
  await words.write(host, 'POST /api/students/{id}/moderation/warn', { id: rosa.id });
  await words.write(host, 'POST /api/students/{id}/moderation/mute', { id: rosa.id }, { duration: '1_day' });
  const given = await productId(host, goods.workbook);
  await words.write(
    host,
    'POST /api/students/{id}/enrollments/grant',
    { id: rosa.id },
    { productId: given },
    1,
  );
  await words.write(
    host,
    'POST /api/students/{id}/enrollments/{productId}/move-end',
    { id: rosa.id, productId: given },
    { accessUntil: '2031-03-04T19:00:00Z' },
    1,
  );
  await words.write(
    host,
    'POST /api/students/{id}/enrollments/{productId}/revoke',
    { id: rosa.id, productId: given },
    {},
    1,
  );
  const ended = await aPerson(browser, server.url, 'Ida Holm');
  for (const act of ['sign-out', 'block', 'unblock'])
    await words.write(host, `POST /api/students/{id}/${act}`, { id: ended.id }, {}, 1);
  await ended.context.close();
  expect([words.unwritten, words.unsent]).toEqual([[], []]);

  const lookers: [Person['context'], string[]][] = [
    [
      rosa.context,
      [
        paths.community,
        communityPaths.communityQuestions,
        communityPaths.communityAnnouncements,
        ...[posts[0]!, question!, inCircle!].map(({ id }) => communityPaths.communityPost(id)),
        communityPaths.communityEvent(events[0]!.id),
        communityPaths.communityPerson(mia.id),
        sanctumPaths.communityProfile,
        sanctumPaths.communityCircle,
        sanctumPaths.communityMessages,
        `${sanctumPaths.communityCircle}?group=${circle!.id}&view=chat`,
        sanctumPaths.notifications,
        sanctumPaths.settingsPage('profile'),
        sanctumPaths.settingsPage('privacy'),
        sanctumPaths.profile,
        paths.product(free),
      ],
    ],
    [
      mia.context,
      [sanctumPaths.communityProfile, sanctumPaths.notifications, sanctumPaths.myCoachingMessages],
    ],
    [
      desk,
      [
        'overview',
        'students',
        'groups',
        'community',
        `community/${posts[0]!.id}/show`,
        'events',
        `events/${events[0]!.id}`,
        'messages',
        `messages/${chat.id}`,
        'message-reports',
        'audit-entries',
        ...['', '/groups', '/messages', '/notes', '/learning', '/moderation', '/timeline'].map(
          (tab) => `students/${rosa.id}/show${tab}`,
        ),
      ].map((place) => `/creator/${place}`),
    ],
  ];
  await Promise.all(
    lookers.map(async ([context, addresses]) => {
      const attacks = await AttackMonitor.start(context, server.url);
      const page = await context.newPage();
      await lookAt(page, addresses, /xss\(\d+\)/);
      expect(attacks.alarms).toEqual([]);
      await context.close();
    }),
  );
});

test('every payload in every word that the pages of community, family and students show stays text, even if the server had not cleaned it', {
  tag: '@deep',
}, async ({ browser, server }) => {
  const { places } = prepared.read();
  const isTyped = typedInAnswers();
  const lookers: [Credentials, string[]][] = [
    [
      reader,
      [
        paths.community,
        communityPaths.communityQuestions,
        communityPaths.communityAnnouncements,
        communityPaths.communityPost(places.post),
        communityPaths.communityEvent(places.event),
        communityPaths.communityPerson(places.student),
        sanctumPaths.communityProfile,
        sanctumPaths.communityCircle,
        sanctumPaths.communityMessages,
        sanctumPaths.notifications,
        sanctumPaths.leaderboard,
        sanctumPaths.settingsPage('profile'),
        sanctumPaths.settingsPage('privacy'),
        sanctumPaths.coachingSessions,
        paths.order(places.wardOrder),
      ],
    ],
    [
      coach,
      [
        'overview',
        'students',
        'groups',
        'community',
        `community/${places.post}/show`,
        'events',
        `events/${places.fullEvent}`,
        'messages',
        'message-reports',
        'audit-entries',
        'coaching',
        ...['', '/purchases', '/groups', '/coaching', '/messages', '/notes', '/learning', '/moderation'].map(
          (tab) => `students/${places.student}/show${tab}`,
        ),
        `students/${places.student}/show/timeline`,
        `students/${places.ward}/show`,
        `orders/${places.wardOrder}/show`,
        'shared-journals',
        'assignments',
      ].map((place) => `/creator/${place}`),
    ],
  ];
  await Promise.all(
    lookers.map(async ([who, addresses]) => {
      const context = await browser.newContext({ baseURL: server.url, bypassCSP: true });
      const attacks = await AttackMonitor.start(context, server.url);
      await signIn(context, who);
      await uncleanAnswers(context, 'nowhere', isTyped);
      const page = await context.newPage();
      await lookAt(page, addresses, HOSTILE_MARKUP[0]!);
      expect(attacks.alarms).toEqual([]);
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    }),
  );
});
