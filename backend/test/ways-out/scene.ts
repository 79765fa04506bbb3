import { ASSIGNMENT } from '../builders/answers.js';
import { aCircle, acceptGuidelines, aComment, aNeighbour, aPost } from '../builders/community.js';
import { aBookedSession, anHour, giveSessions } from '../builders/coaching-sessions.js';
import { aCourse, type BuiltCourse } from '../builders/courses.js';
import { enroll } from '../builders/enrollments.js';
import { anEvent, rsvp } from '../builders/events.js';
import { aDaughter, agree } from '../builders/families.js';
import { aPdf } from '../builders/files.js';
import { openConversation, write } from '../builders/messages.js';
import { aCreator, aMember, type Person } from '../builders/people.js';
import { anUpload } from '../builders/uploads.js';
import type { TestApp } from '../app.js';

/** Facts about Lena, each with a unique word, so that it is recognized in every outgoing response and message. */
export const CANARY = {
  lastName: 'Zunzunegui',
  birthDate: '2012-07-19',
  phone: '+1 000 555 0199',
  address: '7 Canary Lane',
  journal: 'the attic smells of apples',
  assignment: 'a kite made of rhubarb leaves',
  note: 'nobody reads this line',
  review: 'calm as a pearwood spoon',
  // in her circle, and content that nobody has moderated yet
  circlePost: 'quincewine at the pond',
  circleComment: 'medlarjam for the pond',
  circleMessage: 'damsoncheese by the pond',
  waitingPost: 'sorrelsoup on the stove',
  waitingComment: 'hawthorntea by the stove',
  // hidden by the coach, written only to the coach, and the name of an attachment
  hiddenPost: 'rowanberries in the drawer',
  message: 'barberries under the bed',
  file: 'sloegin-mailing',
};
export type Canary = keyof typeof CANARY;

export const canariesIn = (text: string): Canary[] =>
  (Object.keys(CANARY) as Canary[]).filter((name) => text.includes(CANARY[name])).toSorted();

/**
 * Lena, the people around her, and the locations where her content could be read: an id for each kind of location in an
 * address.
 */
export interface Scene {
  coach: Person;
  mother: Person;
  lena: Person;
  circlemate: Person;
  course: BuiltCourse;
  /** Her comment, and a neighbor's reply. */
  comment: string;
  answer: string;
  places: Record<Place, readonly string[]>;
}

/** Kinds of things that an id in an address refers to. */
export const PLACES = [
  'ward',
  'post',
  'contribution',
  'circle',
  'event',
  'course',
  'lesson',
  'widget',
  'conversation',
  'certificate',
  'review',
  'journal',
  'submission',
  'booking',
  'feed',
  'grant',
] as const;
export type Place = (typeof PLACES)[number];

type People = Pick<Scene, 'mother' | 'lena' | 'circlemate'>;

/**
 * Creates the scene: she learns, writes and reviews; posts in her circle have been moderated, those for all members not
 * yet.
 */
export async function aScene(t: TestApp): Promise<Scene> {
  const coach = await aCreator(t);
  const mother = await aMember(t);
  const lena = await aDaughter(t, mother, { name: `Lena ${CANARY.lastName}` });
  for (const purpose of ['community', 'messages', 'unseen_posts'] as const)
    await agree(t, mother, lena, purpose);
  await t.database.query('update accounts set birth_date = $2, phone = $3, address = $4 where id = $1', [
    lena.id,
    CANARY.birthDate,
    CANARY.phone,
    CANARY.address,
  ]);
  const course = await aCourse(t, {
    sections: [
      [
        {
          lessons: [
            {
              widgets: [
                { type: 'question', settings: { kind: 'journal', question: 'What?' } },
                { type: 'assignment', settings: { ...ASSIGNMENT, isRequired: false } },
              ],
            },
          ],
        },
      ],
    ],
  });
  await enroll(t, lena.id, [course.id]);
  const circlemate = await aNeighbour(t);
  const certificate = await learns(lena, course);
  await t.database.query(`update reviews set state = 'published' where account_id = $1`, [lena.id]);
  const written = await writesInTheCommunity(t, { mother, lena, circlemate });
  const event = await anEvent(coach);
  await rsvp(lena, event).expect(200);
  const conversation = await openConversation(lena);
  await write(lena, conversation, CANARY.message);
  const hour = await anHour(coach);
  await giveSessions(coach, lena, hour).expect(200);
  const booking = await aBookedSession(t, lena, hour);
  const { body } = await lena.browser.post('/api/me/calendar-feed/renew').send({}).expect(200);
  const grant = await coach.browser
    .post('/api/creator/bulk-grants')
    .send({ studentIds: [lena.id], productId: course.id })
    .expect(201);
  const feed = (body as { url: string }).url.split('/').at(-1)!;
  const { posts, comment, answer, circle, circleTalk } = written;
  return {
    coach,
    mother,
    lena,
    circlemate,
    course,
    comment,
    answer,
    places: {
      ward: [lena.id],
      post: posts,
      contribution: [...posts, comment],
      circle: [circle],
      event: [event.id],
      course: [course.id],
      lesson: [course.lessons[0]!.id],
      widget: [course.lessons[0]!.widgets[0]!],
      conversation: [conversation.id, circleTalk],
      certificate: [certificate],
      review: await idsOf(t, 'reviews', lena),
      journal: await idsOf(t, 'journal_shares', lena),
      submission: await idsOf(t, 'assignment_submissions', lena),
      booking: [booking.id],
      feed: [feed],
      grant: [(grant.body as { id: string }).id],
    },
  };
}

async function idsOf(
  t: TestApp,
  table: 'reviews' | 'journal_shares' | 'assignment_submissions',
  { id }: Person,
): Promise<string[]> {
  const rows = await t.database.query<{ id: string }>(`select id from ${table} where account_id = $1`, [id]);
  return rows.map((row) => row.id);
}

async function learns({ browser }: Person, course: BuiltCourse): Promise<string> {
  const [lesson] = course.lessons;
  await browser.get(`/api/learning/courses/${course.id}`).expect(200);
  await browser
    .put(`/api/me/widgets/${lesson!.widgets[0]}/journal`)
    .send({ text: CANARY.journal })
    .expect(200);
  await browser.post(`/api/me/widgets/${lesson!.widgets[0]}/journal/share`).expect(200);
  const assignment = `/api/me/widgets/${lesson!.widgets[1]}`;
  await browser.put(`${assignment}/journal`).send({ text: CANARY.assignment }).expect(200);
  await browser.post(`${assignment}/assignment/hand-in`).expect(200);
  await browser.post(`/api/me/lessons/${lesson!.id}/notes`).send({ text: CANARY.note }).expect(201);
  await browser.post(`/api/learning/lessons/${lesson!.id}/complete`).send({}).expect(200);
  await browser.put(`/api/me/reviews/${course.id}`).send({ rating: 5, text: CANARY.review }).expect(200);
  const { body } = await browser
    .post(`/api/learning/courses/${course.id}/issue-certificate`)
    .send({})
    .expect(200);
  return (body as { code: string }).code;
}

async function writesInTheCommunity(t: TestApp, { mother, lena, circlemate }: People) {
  await acceptGuidelines(lena);
  const circle = await aCircle(t, [lena, circlemate]);
  const shown = await aPost(lena, { text: CANARY.circlePost, groupId: circle });
  const theirs = await aPost(circlemate, { text: 'A post for the circle', groupId: circle });
  const comment = await aComment(lena, theirs.id, CANARY.circleComment);
  const answer = await aComment(circlemate, theirs.id, 'I know this well', comment.id);
  t.clock.advance(1_000);
  const { body } = await lena.browser.post('/api/conversations/open').send({ groupId: circle }).expect(200);
  const { id: circleTalk } = body as { id: string };
  await write(lena, { id: circleTalk }, CANARY.circleMessage);
  await agree(t, mother, lena, 'unseen_posts', false);
  const letter = { purpose: 'post_file', bytes: aPdf(), mimeType: 'application/pdf' };
  const files = [await anUpload(lena.browser, { ...letter, fileName: `${CANARY.file}.pdf` })];
  const waiting = await aPost(lena, { text: CANARY.waitingPost, files });
  const hidden = await aPost(lena, { text: CANARY.hiddenPost });
  await t.database.query(`update community_posts set state = 'hidden' where id = $1`, [hidden.id]);
  const open = await aPost(circlemate, { text: 'A post for all' });
  await aComment(lena, open.id, CANARY.waitingComment);
  await aComment(circlemate, shown.id, `Dear @[${lena.id}]`);
  return {
    circle,
    circleTalk,
    comment: comment.id,
    answer: answer.id,
    posts: [shown, theirs, waiting, hidden, open].map(({ id }) => id),
  };
}
