import { startTestApp, type TestApp } from '../../../test/app.js';
import { anAnswerableLesson, share } from '../../../test/builders/answers.js';
import { aCourse, type BuiltCourse } from '../../../test/builders/courses.js';
import { enroll } from '../../../test/builders/enrollments.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { mailsTo } from '../../../test/mail.js';
import { days } from '../../kernel/clock.js';
import { roundOf } from '../../platform/jobs/job.js';
import { JobQueue } from '../../platform/jobs/job-queue.js';
import type { ModuleLock } from '../courses/index.js';
import type { OptionalMail } from './kinds/mail-kinds.js';
import { UnsubscribeTokensService } from './preferences/unsubscribe-tokens.service.js';

let t: TestApp;
let rosa: Person;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.database.query('delete from rate_limits');
  rosa = await aMember(t);
});

const subjects = async ({ email }: Person) => (await mailsTo(t, email)).map(({ subject }) => subject);
const prefer = (preferences: object[], { browser } = rosa) =>
  browser.put('/api/me/notification-preferences').send({ preferences });
const lessonOf = async (title: string, who: readonly Person[]): Promise<BuiltCourse> => {
  const course = await aCourse(t, { title, sections: [[{ lessons: [{}] }]] });
  for (const { id } of who) await enroll(t, id, [course.id]);
  return course;
};
const finish = ({ lessons }: BuiltCourse, { browser } = rosa) =>
  browser.post(`/api/learning/lessons/${lessons[0]!.id}/complete`).expect(200);

/** Kinds that only come by email, or that the app shows in place. */
const NO_PUSH = ['course_completed', 'marketing_mailing', 'service_mailing'];

describe('preferences for emails', () => {
  test('the coach chooses among the coach’s emails, without those for learners', async () => {
    const coach = await aCreator(t);
    const { body } = await coach.browser.get('/api/me/notification-preferences').expect(200);
    const { preferences } = body as { preferences: { kind: string; isEmailOn: boolean | null }[] };
    expect(preferences.map(({ kind }) => kind)).toEqual([
      'sale',
      'contribution_reported',
      'message_reported',
      'question_unanswered',
      'review_written',
      'review_reported',
      'message_waiting',
      'mentioned',
      'question_answered',
      'post_commented',
      'post_reacted',
      'answer_accepted',
      'circle_mentioned',
      'circle_waiting',
    ]);
    expect(preferences.find(({ kind }) => kind === 'sale')).toEqual({
      kind: 'sale',
      isInAppOn: true,
      isEmailOn: null,
      isPushOn: true,
    });
  });

  test('are all on until the member chooses, each channel separately, for that member only', async () => {
    const read = async ({ browser }: Person) =>
      (await browser.get('/api/me/notification-preferences').expect(200)).body.preferences;
    const all = [
      ['course_completed', null, true],
      ['journal_answered', true, true],
      ['assignment_answered', true, true],
      ['module_opened', true, true],
      ['lessons_added', true, true],
      ['message_waiting', null, true],
      ['event_reminder', true, true],
      ['announced', true, true],
      ['event_planned', true, true],
      ['coach_posted', true, true],
      ['mentioned', true, true],
      ['question_answered', true, true],
      ['post_commented', true, true],
      ['post_reacted', true, true],
      ['answer_accepted', true, true],
      ['circle_mentioned', true, true],
      ['circle_waiting', true, true],
      ['level_reached', true, null],
      ['marketing_mailing', null, false],
      ['service_mailing', null, true],
    ].map(([kind, isInAppOn, isEmailOn]) => ({
      kind,
      isInAppOn,
      isEmailOn,
      isPushOn: NO_PUSH.includes(String(kind)) ? null : true,
    }));
    expect(await read(rosa)).toEqual(all);
    await prefer([{ kind: 'journal_answered', isEmailOn: false }]).expect(200);
    const { body } = await prefer([{ kind: 'journal_answered', isInAppOn: false }]).expect(200);
    expect(body.preferences).toEqual(
      all.map((one) =>
        one.kind === 'journal_answered' ? { ...one, isInAppOn: false, isEmailOn: false } : one,
      ),
    );
    expect(await read(rosa)).toEqual(body.preferences);
    expect(await read(await aMember(t))).toEqual(all);
    await t.browser().get('/api/me/notification-preferences').expect(401);
  });

  test.each([
    ['an unknown kind', [{ kind: 'receipt', isEmailOn: false }]],
    ['no answer', [{ kind: 'module_opened', isEmailOn: 'perhaps' }]],
    ['one kind twice', [0, 1].map((n) => ({ kind: 'module_opened', isEmailOn: n === 1 }))],
    ['nothing of the sort', [null]],
  ])('%s is refused', (_, preferences) => prefer(preferences as object[]).expect(400));
});

describe('a finished course', () => {
  test('sends one email with the link to the certificate, to each member who finished it', async () => {
    const ida = await aMember(t, { name: 'Ida' });
    const course = await lessonOf('The Rooted Mother', [rosa, ida]);
    await finish(course);
    await finish(course, ida);
    const [mail] = await mailsTo(t, rosa.email);
    expect(mail?.subject).toBe('You finished “The Rooted Mother”');
    const code = /\/certificates\/(\S+)/.exec(mail?.text ?? '')?.[1];
    expect((await t.browser().get(`/api/certificates/${code}`).expect(200)).body).toMatchObject({
      name: rosa.name,
    });
    expect(await subjects(ida)).toHaveLength(1);
  });

  test('sends no second one when a lesson is undone and completed again', async () => {
    const course = await lessonOf('Twice', [rosa]);
    await finish(course);
    expect(await subjects(rosa)).toHaveLength(1);
    await rosa.browser.post(`/api/learning/lessons/${course.lessons[0]!.id}/reopen`).expect(200);
    await finish(course);
    expect(await subjects(rosa)).toHaveLength(1);
  });

  test('sends none if the member turned it off, or undid a lesson before it was written', async () => {
    await prefer([{ kind: 'course_completed', isEmailOn: false }]).expect(200);
    await finish(await lessonOf('Silent', [rosa]));
    expect(await subjects(rosa)).toEqual([]);
    const ida = await aMember(t, { name: 'Ida' });
    const course = await lessonOf('Too early', [ida]);
    await finish(course, ida);
    await ida.browser.post(`/api/learning/lessons/${course.lessons[0]!.id}/reopen`).expect(200);
    expect(await subjects(ida)).toEqual([]);
  });
});

test('a reply to a journal sends an email without any of its text, for every reply', async () => {
  const coach = await aCreator(t);
  const lesson = await anAnswerableLesson(t, { she: rosa });
  const answer = async (words: string, reply: string) => {
    const id = await share(t, lesson, words);
    await coach.browser.put(`/api/creator/shared-journals/${id}`).send({ reply }).expect(200);
  };
  await answer('I shouted before breakfast.', 'Breathe out first.');
  const [mail, ...more] = await mailsTo(t, rosa.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Your coach replied to your journal');
  expect(mail?.text).not.toMatch(/breakfast|Breathe/);
  expect(mail?.text).toContain('?lesson=');
  t.clock.advance(1_000);
  await answer('I listened.', 'So good.');
  expect(await subjects(rosa)).toHaveLength(2);
});

describe('a module that opens on a date', () => {
  const look = async () => {
    await t.app.get(JobQueue).addAlone({ job: roundOf('learning.announce-openings'), payload: {} });
    return subjects(rosa);
  };
  const at = (ahead: number) => new Date(t.clock.now().getTime() + ahead).toISOString();
  const aLocked = async (lock: ModuleLock, lessons: object[] = [{}]) => {
    const module = { title: 'Roots', lock, lessons };
    const course = await aCourse(t, { title: 'Seasons', sections: [[{ lessons: [{}] }, module]] });
    await enroll(t, rosa.id, [course.id]);
    return course;
  };

  test.each([
    ['its date', (): ModuleLock => ({ kind: 'date', date: at(days(3)) })],
    ['three days', (): ModuleLock => ({ kind: 'days_after_enrollment', days: 3 })],
  ])('sends one email after %s', async (_, lock) => {
    await aLocked(lock());
    t.clock.advance(days(3) - 1);
    expect(await look()).toEqual([]);
    t.clock.advance(1);
    expect(await look()).toEqual(['“Roots” is now open']);
    t.clock.advance(days(1));
    expect(await look()).toHaveLength(1);
  });

  test('sends none to a member who saw it open, joined after it opened, or has left', async () => {
    const course = await aLocked({ kind: 'date', date: at(days(1)) });
    const gone = await aLocked({ kind: 'date', date: at(days(1)) });
    await aLocked({ kind: 'date', date: at(-1) });
    await aLocked({ kind: 'date', date: at(days(1)) }, []);
    await t.database.query('update enrollments set ended_at = $2 where product_id = $1', [
      gone.id,
      t.clock.now(),
    ]);
    await t.database.query(
      'insert into module_openings (account_id, course_id, module_id, opened_at) values ($1, $2, $3, $4)',
      [rosa.id, course.id, course.modules[1], t.clock.now()],
    );
    t.clock.advance(days(1));
    expect(await look()).toEqual([]);
  });
});

describe('the unsubscribe link of an email', () => {
  const aMail = async () => {
    await finish(await lessonOf('Leaving', [rosa]));
    const [mail] = await mailsTo(t, rosa.email);
    const [, token] = /\/unsubscribe\?token=(\S+)/.exec(mail?.text ?? '') ?? [];
    return { mail, token: token ?? '', url: `/api/unsubscribe/${token}` };
  };
  const on = { kind: 'course_completed', isEmailOn: true };
  const off = { kind: 'course_completed', isEmailOn: false };

  test('turns that kind off without signing in, and on again; opening the page changes nothing', async () => {
    const { url } = await aMail();
    expect((await t.browser().get(url).expect(200)).body).toEqual(on);
    expect((await t.browser().get(url).expect(200)).body).toEqual(on);
    expect((await t.browser().post(url).expect(200)).body).toEqual(off);
    expect((await rosa.browser.get('/api/me/notification-preferences')).body.preferences[0]).toMatchObject(
      off,
    );
    expect((await t.browser().post(`${url}/resubscribe`).expect(200)).body).toEqual(on);
  });

  test('opened in a browser leads to its page, which asks for confirmation', async () => {
    const { mail, token } = await aMail();
    const { pathname } = new URL(mail!.unsubscribeUrl!);
    const answer = await t
      .browser()
      .get(pathname)
      .set('accept', 'text/html,application/xhtml+xml,*/*;q=0.8')
      .expect(302);
    expect(answer.headers['location']).toBe(`/unsubscribe?token=${encodeURIComponent(token)}`);
    expect((await t.browser().get(pathname).expect(200)).body).toEqual(on);
  });

  test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'needs one click in a mail program, which sends %s',
    async (type) => {
      const { mail } = await aMail();
      const { pathname } = new URL(mail!.unsubscribeUrl!);
      await t
        .browser()
        .post(pathname)
        .set('content-type', type)
        .send('List-Unsubscribe=One-Click')
        .expect(200, off);
    },
  );

  test('works in emails from when kinds had hyphens', async () => {
    const kind = 'course-completed' as OptionalMail;
    const token = t.app.get(UnsubscribeTokensService).make({ accountId: rosa.id, kind });
    expect((await t.browser().post(`/api/unsubscribe/${token}`).expect(200)).body).toEqual(off);
  });

  test('is refused if one character is changed, and after the member has left', async () => {
    const { token, url } = await aMail();
    const other = token.replace('course_completed', 'module_opened');
    for (const wrong of [other, token.slice(0, -1), `${token}.`, 'x', '..', 'a.b.c', '%20']) {
      const { status } = await t.browser().post(`/api/unsubscribe/${encodeURIComponent(wrong)}`);
      expect([wrong, status >= 400 && status < 500]).toEqual([wrong, true]);
    }
    await t.database.query('delete from accounts where id = $1', [rosa.id]);
    expect((await t.browser().post(url).expect(422)).body.code).toBe('link_invalid');
  });

  test('is missing in emails that are always sent', async () => {
    await t.browser().post('/api/auth/forgot-password').send({ email: rosa.email });
    const [mail] = await mailsTo(t, rosa.email);
    expect(mail).not.toHaveProperty('unsubscribeUrl');
    expect(mail?.text).not.toContain('unsubscribe');
  });
});
