import { newId } from '../../src/kernel/ids.js';
import { startTestApp, type TestApp } from '../app.js';
import { aHost } from '../builders/community.js';
import { operations, resolve } from '../contract/contract.js';
import { untilEndedOrWaiting } from '../waiting.js';
import { unlisted } from '../ways-out/unlisted.js';
import { aStage, COACH_ACTS, type Stage } from './coach-acts.js';

/** Matches the console's URLs for data of one person. */
const OF_ONE_PERSON =
  /^\/api\/(students\/\{id\}|student-notes|creator\/(coaching\/bookings|contributions|reviews|shared-journals|assignments|messages|message-reports|orders\/\{id\}|payment-reviews|gifts|failed-mails\/\{id\})(\/|$))/;

const PERSON = ['studentId', 'studentIds', 'memberId', 'accountId'];

const namesStudents = ({ body }: (typeof operations)[number]): boolean =>
  body !== undefined && PERSON.some((name) => name in (resolve(body).properties ?? {}));

const acts = operations
  .filter(({ method }) => method !== 'GET')
  .filter((operation) => /^\/api\/(creator|students|student-)/.test(operation.path))
  .filter((operation) => OF_ONE_PERSON.test(operation.path) || namesStudents(operation))
  .map(({ name }) => name);

test('the list has every action of the coach about one person', () => {
  expect(unlisted(acts, Object.keys(COACH_ACTS))).toEqual([]);
});

test('an action missing from the list is found', () => {
  const act = 'POST /api/students/{id}/horoscope';
  expect(unlisted([...acts, act], Object.keys(COACH_ACTS))).toEqual([`not in the list: ${act}`]);
});

describe('without any consent for a minor the coach cannot', () => {
  let t: TestApp;
  let stage: Stage;
  beforeAll(async () => {
    t = await startTestApp();
    stage = await aStage(t, await aHost(t));
    await stage.mother.browser
      .post(`/api/family/wards/${stage.lena.id}/update-consents`)
      .send({ purposes: [] })
      .expect(200);
    // restore what the withdrawn consents canceled and withheld at once, so that each action is refused on its own
    await t.database.query(`update coaching_bookings set state = 'confirmed' where id = $1`, [
      stage.booking.id,
    ]);
    await t.database.query(
      `update coaching_sessions set state = 'confirmed' where id = (select session_id from coaching_bookings where id = $1)`,
      [stage.booking.id],
    );
  });
  afterAll(() => t.close());

  test.each(
    Object.entries(COACH_ACTS).flatMap(([name, act]) => ('asks' in act ? [[name, act.asks] as const] : [])),
  )('%s', async (name, call) => {
    const { path, body = {} } = call(stage);
    const method = name.split(' ')[0]!.toLowerCase() as 'post' | 'put' | 'delete';
    const refused = await stage.coach.browser[method](path).send(body);
    expect(refused.body).toMatchObject({
      statusCode: 403,
      code: 'consent_needed',
      message: expect.stringMatching(/^No guardian currently allows /),
    });
  });
});

describe('while a guardian is withdrawing everything the coach cannot', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  test.each([
    'POST /api/students/{id}/enrollments/grant',
    'POST /api/students/{id}/enrollments/{productId}/move-end',
    'POST /api/students/{id}/growth/adjust-points',
    'POST /api/students/{id}/sessions/give',
    'POST /api/students/{id}/courses/{courseId}/modules/{moduleId}/open',
    'POST /api/students/{id}/courses/{courseId}/progress/mark',
    'PUT /api/students/{id}/groups/{groupId}',
    'POST /api/creator/coaching/dates/{id}/bookings',
  ])('%s', async (name) => {
    const act = COACH_ACTS[name]!;
    if (!('asks' in act)) throw new Error(`${name} does not ask`);
    const stage = await aStage(t, await aHost(t));
    const { mother, lena, coach, circle } = stage;
    await t.database.query(
      'insert into taken_out_members (account_id, group_id, taken_out_at) values ($1, $2, $3)',
      [lena.id, circle, t.clock.now()],
    );
    const { path, body = {} } = act.asks(stage);
    const withdrawal = await t.database.pool.connect();
    try {
      await withdrawal.query('begin');
      await withdrawal.query('select from accounts where id = $1 for update', [lena.id]);
      const late = coach.browser[name.startsWith('PUT') ? 'put' : 'post'](path)
        .send(body)
        .then((answer) => answer);
      await untilEndedOrWaiting(t, late);
      await withdrawal.query(
        `insert into consents (id, ward_id, purpose, given, actor_id, method, text_version, at)
         values ($1, $2, 'account', false, $3, 'guardian', '2026-11', $4)`,
        [newId(), lena.id, mother.id, t.clock.now()],
      );
      await withdrawal.query('commit');
      expect((await late).body.code).toBe('consent_needed');
    } finally {
      withdrawal.release();
    }
  });
});
