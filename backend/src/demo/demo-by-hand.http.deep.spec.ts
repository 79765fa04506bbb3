import { startTestApp, type TestApp } from '../../test/app.js';
import { type Demo, idOfMember, theDemo } from '../../test/builders/demo.js';
import { days, later } from '../kernel/clock.js';
import { newId } from '../kernel/ids.js';
import type { SiteContent } from '../modules/site/index.js';
import {
  demoAnswers,
  demoEarlyOpening,
  demoGroups,
  demoHandGrants,
  demoId,
  demoProducts,
  demoSite,
  demoStudentNotes,
} from './content/index.js';
import { demoGrowth, demoPointsByHand } from './content/growth.js';
import { lessonOf } from './content/lesson-of.js';
import { spanishGroups } from './content/spanish.js';

// Creates everything again by published calls, as demo-community.http.deep.spec.ts does, and compares it with the planted rows.

let t: TestApp;
let demo: Demo;
beforeAll(async () => {
  t = await startTestApp();
  demo = await theDemo(t);
});
beforeEach(() => t.database.query('delete from rate_limits'));
afterAll(() => t.close());

const productOf = (key: string) => demoProducts.find((product) => product.key === key)!;

/** Returns audit entries of one action about a member, without the first `skipped`, because entries are never removed. */
const audited = async (action: string, memberId: string, skipped = 0) =>
  (
    await demo.stored(
      'audit_entries r where action = $2 and member_id = $3 order by at, count',
      ['at'],
      action,
      memberId,
    )
  ).slice(skipped);

test('every note about a student can be written and pinned by the coach', async () => {
  expect(demoStudentNotes.length).toBeGreaterThan(0);
  for (const { memberKey, daysAgo, note, isPinned } of demoStudentNotes) {
    const studentId = idOfMember(memberKey);
    const about = (id: string) => demo.stored('student_notes r where id = $2', ['updated_at'], id);
    const { id } = await demo.post<{ id: string }>('coach', '/api/student-notes', { studentId, note });
    if (isPinned)
      await (await demo.as('coach')).patch(`/api/student-notes/${id}`).send({ isPinned }).expect(200);
    expect(await about(id)).toEqual(await about(demoId(`student-note/${memberKey}/${daysAgo}`)));
  }
});

test('every circle and pod can be created and filled by the coach, by hand or through a product', async () => {
  const about = async (id: string) => ({
    group: await demo.stored('groups r where id = $2', ['name', 'version'], id),
    byHand: await demo.stored(
      'group_members r where group_id = $2 order by account_id',
      ['group_id', 'added_at'],
      id,
    ),
    products: await demo.stored('product_groups r where group_id = $2', ['group_id', 'added_at'], id),
    brought: await demo.stored(
      'brought_members r where group_id = $2 order by account_id',
      ['group_id', 'joined_at'],
      id,
    ),
  });
  const planted = new Map<string, object>();
  for (const { key } of demoGroups) planted.set(key, await about(demoId(`group/${key}`)));
  for (const { key, kind, name, memberKeys, productKey } of demoGroups) {
    const { id } = await demo.post<{ id: string }>('coach', '/api/creator/groups', {
      kind,
      name: `${name} again`,
    });
    await (await demo.as('coach'))
      .patch(`/api/creator/groups/${id}`)
      .send({ name: `${name} again`, translations: { es: { name: spanishGroups[key] } } })
      .expect(200);
    for (const memberKey of memberKeys)
      await demo.put('coach', `/api/students/${idOfMember(memberKey)}/groups`, {
        circleId: kind === 'circle' ? id : null,
        podId: kind === 'pod' ? id : null,
      });
    if (productKey) {
      const groups = `/api/creator/products/${productOf(productKey).id}/groups`;
      await demo.put('coach', groups, { groupIds: [demoId(`group/${key}`), id] });
      await demo.post('coach', `${groups}/${id}/add-earlier-owners`, {});
      await t.runJobs();
    }
    expect(await about(id)).toEqual(planted.get(key));
  }
});

test('every hand grant can be made by the coach, and the log says why', async () => {
  for (const { memberKey, productKey, daysLeft, reason } of demoHandGrants) {
    const studentId = idOfMember(memberKey);
    const { id: productId } = productOf(productKey);
    const about = async (skipped?: number) => [
      await demo.stored(
        'enrollments r where account_id = $2 and product_id = $3',
        ['started_at', 'opened_at', 'expires_at'],
        studentId,
        productId,
      ),
      await audited('enrollment.granted', studentId, skipped),
    ];
    const planted = await about();
    await t.database.query('delete from enrollments where account_id = $1 and product_id = $2', [
      studentId,
      productId,
    ]);
    const accessUntil = later(t.clock.now(), days(daysLeft)).toISOString();
    await demo.post('coach', `/api/students/${studentId}/enrollments/grant`, {
      productId,
      reason,
      accessUntil,
    });
    expect(await about(1)).toEqual(planted);
  }
});

test('the early opening of the module can be made by the coach, and the log says why', async () => {
  const { memberKey, productKey, moduleKey, reason } = demoEarlyOpening;
  const studentId = idOfMember(memberKey);
  const product = productOf(productKey);
  const modules =
    product.type === 'course' ? product.course.sections.flatMap((section) => section.modules) : [];
  const { id: moduleId } = modules.find(({ key }) => key === moduleKey)!;
  const about = async (skipped?: number) => [
    await demo.stored(
      'module_openings r where account_id = $2 and module_id = $3',
      ['opened_at'],
      studentId,
      moduleId,
    ),
    await audited('module.opened_early', studentId, skipped),
  ];
  const planted = await about();
  await t.database.query('delete from module_openings where account_id = $1 and module_id = $2', [
    studentId,
    moduleId,
  ]);
  await demo.post('coach', `/api/students/${studentId}/courses/${product.id}/modules/${moduleId}/open`, {
    reason,
  });
  expect(await about(1)).toEqual(planted);
});

test('points by hand can be given by the coach; members can reach their levels and places on the leaderboard', async () => {
  expect(demoGrowth.length).toBeGreaterThan(0);
  for (const { memberKey, isListed } of demoGrowth) {
    const studentId = idOfMember(memberKey);
    const about = async (skipped?: number) => [
      await demo.stored(
        `growth_entries r where account_id = $2 and action = 'by_hand' order by at`,
        ['at', 'day', 'thing_id'],
        studentId,
      ),
      await demo.stored(
        `(select points, seen_level, listed_at is not null as is_listed from member_growth where account_id = $2) r`,
        [],
        studentId,
      ),
      await audited('student.points_given', studentId, skipped),
    ];
    const planted = await about();
    const [given, [growth]] = planted as [{ points: number }[], { seen_level: number }[]];
    await t.database.query(`delete from growth_entries where action = 'by_hand' and account_id = $1`, [
      studentId,
    ]);
    for (const [index, { reason }] of demoPointsByHand.entries()) {
      t.clock.advance(1_000);
      await demo.post('coach', `/api/students/${studentId}/growth/adjust-points`, {
        points: given[index]!.points,
        reason,
      });
    }
    await demo.post(memberKey, '/api/me/growth/mark-level-seen', { level: growth!.seen_level });
    await demo.post(memberKey, `/api/leaderboard/${isListed ? 'join' : 'leave'}`, {});
    expect(await about(demoPointsByHand.length)).toEqual(planted);
  }
});

test('every curve, measured time, quiz, assignment and choice can be left in a lesson by a member', async () => {
  const numbers = demoAnswers.filter((answer) => !('text' in answer));
  expect(numbers.length).toBeGreaterThan(0);
  for (const answer of numbers) {
    const { accountId, lesson } = lessonOf(answer);
    const widgets = lesson.pages.flatMap((page) => page.widgets);
    const idOf = (type: string) => widgets.find((widget) => widget.type === type)!.id;
    const again = async (table: string, id: string, without: string[], send: () => Promise<void>) => {
      const about = () =>
        demo.stored(
          `${table} r where account_id = $2 and widget_id = $3 order by ctid`,
          without,
          accountId,
          id,
        );
      const planted = await about();
      expect(planted.length).toBeGreaterThan(0);
      await t.database.query(`delete from ${table} where account_id = $1 and widget_id = $2`, [
        accountId,
        id,
      ]);
      await send();
      expect(await about()).toEqual(planted);
    };
    if ('values' in answer) {
      const id = idOf('opinionScale');
      await again('scale_values', id, ['at'], async () => {
        for (const { value } of answer.values)
          await demo.put(answer.memberKey, `/api/me/widgets/${id}/scale-values/${newId()}`, { value });
      });
    } else if ('sessions' in answer) {
      const id = idOf('stopwatch');
      await again('stopwatch_sessions', id, ['started_at'], async () => {
        for (const { daysAgo, seconds } of answer.sessions) {
          const startedAt = new Date(t.clock.now().getTime() - daysAgo * 86_400_000).toISOString();
          await demo.put(answer.memberKey, `/api/me/widgets/${id}/stopwatch-sessions/${newId()}`, {
            startedAt,
            seconds,
          });
        }
      });
    } else if ('attempts' in answer) {
      const { id: quizId, settings } = widgets.find((widget) => widget.type === 'quiz')!;
      await again('quiz_attempts', quizId, ['submitted_at'], async () => {
        for (const { chosen } of answer.attempts)
          await demo.put(answer.memberKey, `/api/me/widgets/${quizId}/quiz-attempts/${newId()}`, {
            answers: settings.questions.map(({ id }, index) => ({
              questionId: id,
              optionIds: [...(chosen[index] ?? '')],
            })),
          });
      });
    } else if ('handedIn' in answer) {
      const id = idOf('assignment');
      await again('assignment_submissions', id, ['handed_in_at'], async () => {
        await demo.put(answer.memberKey, `/api/me/widgets/${id}/journal`, { text: answer.handedIn });
        await demo.post(answer.memberKey, `/api/me/widgets/${id}/assignment/hand-in`, {});
        const submission = await t.database.one<{ id: string }>(
          'select id from assignment_submissions where account_id = $1 and widget_id = $2',
          [accountId, id],
        );
        const { decision, feedback } = answer.answer ?? {};
        if (decision)
          await demo.put('coach', `/api/creator/assignments/${submission!.id}`, { decision, feedback });
      });
    } else if ('optionId' in answer) {
      const { id } = widgets.find(
        ({ type, settings }) => type === 'question' && settings.kind === 'multiple_choice',
      )!;
      await again('choice_answers', id, ['answered_at'], () =>
        demo.put(answer.memberKey, `/api/me/widgets/${id}/choice`, { optionId: answer.optionId }),
      );
    }
  }
});

test('the site can be written and published by the coach, and the guide can be hidden', async () => {
  const about = (number: number) =>
    demo.stored('site_editions r where number = $2', ['number', 'published_at'], number);
  const publish = async (content: SiteContent) => {
    const coach = await demo.as('coach');
    const coachSees = async (answer: PromiseLike<{ body: unknown }>) =>
      String(((await answer).body as { version: number }).version);
    const read = await coachSees(coach.get('/api/creator/site').expect(200));
    const saved = await coachSees(
      coach.put('/api/creator/site').set('if-match', read).send({ content }).expect(200),
    );
    await coach.post('/api/creator/site/publish').set('if-match', saved).expect(200);
  };
  await publish({ ...demoSite, palette: 'plum' });
  await publish(demoSite);
  expect(await about(3)).toEqual(await about(1));
  const guide = () =>
    demo.stored('(select put_away_at is not null as is_put_away from first_run_guide) r', []);
  const planted = await guide();
  await demo.put('coach', '/api/creator/first-run', { isPutAway: false });
  await demo.put('coach', '/api/creator/first-run', { isPutAway: true });
  expect(await guide()).toEqual(planted);
});

test('the views of a day can be left by visitors, and no page had any before it existed', async () => {
  const early = await t.database.query(
    `select v.day from product_views v left join published_products p on p.id = v.product_id
     where p.id is null or v.day < (p.published_at at time zone (select time_zone from coach_calendar))::date`,
  );
  expect(early).toEqual([]);
  const today = `(select product_id, views from product_views
    where day = ($2::timestamptz at time zone (select time_zone from coach_calendar))::date order by product_id) r`;
  const about = () => demo.stored(today, ['at'], t.clock.now());
  const planted = (await about()) as { product_id: string; views: number }[];
  expect(planted.length).toBeGreaterThan(0);
  await t.database.query('delete from product_views');
  for (const { product_id: id, views } of planted)
    for (let n = 0; n < views; n += 1) await t.browser().post(`/api/products/${id}/count-view`).expect(204);
  expect(await about()).toEqual(planted);
});
