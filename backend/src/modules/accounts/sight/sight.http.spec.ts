import type { Response } from 'supertest';
import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aDaughter, becomeGuardian } from '../../../../test/builders/families.js';
import { aCreator, aMember, PASSWORD, type Person } from '../../../../test/builders/people.js';
import { mailedToken, mailsTo } from '../../../../test/mail.js';
import { newId } from '../../../kernel/ids.js';
import {
  REFUSED_ACTS,
  type RefusedAct,
  REPORTED_ACTS,
  type ReportedAct,
  WAITING_ACTS,
  type WaitingAct,
} from '../../../kernel/minor-acts.js';
import { GuardianRemovalService } from '../guardians/guardian-removal.service.js';
import type { WardResponse } from '../guardians/family.dto.js';
import { codeAt, stepAt } from '../second-factor/totp.js';

let t: TestApp;
let rosa: Person;
let ida: Person;
let lena: Person;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.database.query('delete from rate_limits');
  rosa = await aMember(t);
  ida = await aMember(t, { name: 'Ida Berg' });
  lena = await aDaughter(t, rosa, { band: 'child' });
  await becomeGuardian(t, ida, lena);
});

const anAddress = () => `lena-${newId().slice(-12)}@example.org`;
const askForEmail = ({ browser }: Person, newEmail: string) =>
  browser.post('/api/me/change-email').send({ newEmail, password: PASSWORD });
const askForDeletion = ({ browser }: Person) =>
  browser.post('/api/me/deletion/schedule').send({ password: PASSWORD });
const answer = ({ browser }: Person, id: string, verb: 'approve' | 'decline') =>
  browser.post(`/api/family/approvals/${id}/${verb}`);
const wardOf = async ({ browser }: Person): Promise<WardResponse> =>
  (await browser.get('/api/family').expect(200)).body.wards[0];
const requestSeenBy = async (guardian: Person): Promise<string> => (await wardOf(guardian)).approvals[0]!.id;
const me = async ({ browser }: Person) => (await browser.get('/api/me').expect(200)).body;
const deletionOf = async ({ browser }: Person) => (await browser.get('/api/me/deletion').expect(200)).body;
/** Signs the person in again, because a scheduled deletion has signed them out. */
const signInAgain = ({ browser, email }: Person) =>
  browser.post('/api/auth/login').send({ email, password: PASSWORD }).expect(200);
const subjectsTo = async ({ email }: Person) => (await mailsTo(t, email)).map(({ subject }) => subject);
const bellOf = async ({ browser }: Person) => {
  await t.runJobs();
  return (await browser.get('/api/me/notifications').expect(200)).body.items as {
    kind: string;
    act: string | null;
    outcome: string | null;
    people: string[];
    path: string;
  }[];
};

/** Request for each action that needs approval, with a read of its result. */
const WAITING: Record<WaitingAct, { ask: (who: Person) => Promise<unknown>; done: () => Promise<boolean> }> =
  {
    email: {
      ask: (who) => askForEmail(who, anAddress()).expect(200),
      done: async () => {
        await t.runJobs();
        const row = await t.database.one('select from email_changes where account_id = $1', [lena.id]);
        return row !== undefined;
      },
    },
    deletion: {
      ask: (who) => askForDeletion(who).expect(200),
      done: async () => {
        await t.runJobs();
        const row = await t.database.one('select from account_deletions where account_id = $1', [lena.id]);
        return row !== undefined;
      },
    },
  };

const changePassword = ({ browser }: Person) =>
  browser
    .post('/api/me/change-password')
    .send({ currentPassword: PASSWORD, newPassword: 'snow on the old roof' })
    .expect(204);

async function turnOn({ browser }: Person): Promise<void> {
  const { secret } = (await browser.post('/api/me/totp/start').expect(200)).body as { secret: string };
  const code = await codeAt(secret, stepAt(t.clock.now()));
  await browser.post('/api/me/totp/confirm').send({ code }).expect(200);
}

const TOLD: Record<ReportedAct, (who: Person) => Promise<unknown>> = {
  export: ({ browser }) => browser.post('/api/me/data-export/prepare').send({}).expect(200),
  name: ({ browser }) => browser.patch('/api/me').send({ name: 'Lena Birch' }).expect(200),
  second_factor_on: turnOn,
  api_token: ({ browser }) =>
    browser
      .post('/api/me/api-tokens')
      .send({ name: 'My program', scopes: ['account:read'], expiresInDays: 30 })
      .expect(201),
  password: (who) => changePassword(who),
  second_factor_off: async (who) => {
    await turnOn(who);
    await who.browser.delete('/api/me/totp').expect(204);
  },
  recovery_codes: async (who) => {
    await turnOn(who);
    await who.browser.post('/api/me/totp/replace-recovery-codes').expect(200);
  },
};

describe.each(WAITING_ACTS)('an action of a minor that needs approval: %s', (act) => {
  const { ask, done } = WAITING[act];

  test('waits, and each guardian gets an email and a notification', async () => {
    await ask(lena);
    expect(await done()).toBe(false);
    for (const guardian of [rosa, ida]) {
      const mails = (await mailsTo(t, guardian.email)).filter(({ subject }) => subject.includes('approval'));
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text).toContain('/my-sanctum/family');
      expect((await bellOf(guardian))[0]).toMatchObject({
        kind: 'approval_asked',
        act,
        people: ['Lena Lind'],
      });
      expect((await wardOf(guardian)).approvals).toMatchObject([{ act, isByCoach: false }]);
    }
  });

  test('happens once a guardian approves it, and the child is notified', async () => {
    await ask(lena);
    await answer(ida, await requestSeenBy(rosa), 'approve').expect(200);
    expect(await done()).toBe(true);
    expect((await wardOf(rosa)).approvals).toEqual([]);
    const [row] = await t.database.query<{ facts: object }>(
      `select facts from notifications where account_id = $1 and kind = 'approval_ended'`,
      [lena.id],
    );
    expect(row?.facts).toEqual({ act, outcome: 'approved' });
    // no request is left open
    for (const guardian of [rosa, ida])
      expect((await bellOf(guardian)).map(({ kind }) => kind)).not.toContain('approval_asked');
  });

  test('does not happen when a guardian refuses it', async () => {
    await ask(lena);
    await answer(rosa, await requestSeenBy(rosa), 'decline').expect(200);
    expect(await done()).toBe(false);
    expect((await bellOf(lena))[0]).toMatchObject({ kind: 'approval_ended', act, outcome: 'declined' });
  });

  test('can only be answered by a current guardian', async () => {
    await ask(lena);
    const id = await requestSeenBy(rosa);
    const stranger = await aMember(t);
    for (const person of [stranger, lena]) {
      await answer(person, id, 'approve').expect(404);
      await answer(person, id, 'decline').expect(404);
    }
    await t.database.query('delete from guardian_links where guardian_id = $1', [ida.id]);
    await answer(ida, id, 'approve').expect(404);
    await answer(rosa, newId(), 'approve').expect(404);
    await answer(rosa, 'no-id', 'approve').expect(400);
    expect(await done()).toBe(false);
  });

  test('is only approved after a fresh sign-in', async () => {
    await ask(lena);
    const id = await requestSeenBy(rosa);
    t.clock.advance(600_001);
    await rosa.browser.post('/api/auth/refresh').expect(200);
    expect((await answer(rosa, id, 'approve').expect(403)).body.code).toBe('fresh_sign_in_required');
    await answer(rosa, id, 'decline').expect(200);
  });

  test('is answered once: of two simultaneous answers, the first counts', async () => {
    await ask(lena);
    const id = await requestSeenBy(rosa);
    const answers = await Promise.all([answer(rosa, id, 'approve'), answer(ida, id, 'decline')]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 404]);
    expect(await done()).toBe(statuses[0] === 200);
  });

  test('is requested once, no matter how often the child asks', async () => {
    await ask(lena);
    const first = await requestSeenBy(rosa);
    const newEmail = (await me(lena)).pendingEmail;
    await Promise.all(
      [1, 2].map(() => (act === 'email' ? askForEmail(lena, newEmail) : askForDeletion(lena)).expect(200)),
    );
    expect((await wardOf(rosa)).approvals.map(({ id }) => id)).toEqual([first]);
    const asked = (await subjectsTo(rosa)).filter((subject) => subject.includes('approval'));
    expect(asked).toHaveLength(1);
  });

  test('is dropped when she has no guardian left', async () => {
    await ask(lena);
    const coach = await aCreator(t);
    for (const guardian of [rosa, ida])
      await t.app
        .get(GuardianRemovalService, { strict: false })
        .removeByCoach({ accountId: coach.id, role: 'creator', band: null } as never, lena.id, guardian.id);
    expect(await t.database.query('select from approval_requests where ward_id = $1', [lena.id])).toEqual([]);
  });

  test('happens right away for an adult, and for a minor without a guardian', async () => {
    await t.database.query('delete from guardian_links where ward_id = $1', [lena.id]);
    await ask(lena);
    expect(await done()).toBe(true);
    await ask(rosa);
    expect(await t.database.query('select from approval_requests where ward_id = $1', [rosa.id])).toEqual([]);
  });
});

describe.each(REPORTED_ACTS)('an action of a minor that guardians are notified of: %s', (act) => {
  test('by an email and a notification that leads to Family', async () => {
    await TOLD[act](lena);
    for (const guardian of [rosa, ida]) {
      const mails = await mailsTo(t, guardian.email);
      const told = mails.filter(({ text }) => text.includes('out on all devices'));
      expect(told.length).toBeGreaterThan(0);
      expect(told[0]?.text).toContain('/my-sanctum/family');
      expect((await bellOf(guardian)).filter((one) => one.act === act)).toMatchObject([
        { kind: 'ward_acted', people: [act === 'name' ? 'Lena Birch' : 'Lena Lind'] },
      ]);
    }
  });

  test('does not notify anyone about an adult', async () => {
    await TOLD[act](rosa);
    await t.runJobs();
    expect(
      await t.database.query(`select from mails where kind = 'ward_acted' and account_id = any($1)`, [
        [rosa.id, ida.id],
      ]),
    ).toEqual([]);
  });
});

/** Request for each refused action, with the text of the refusal. */
const REFUSED: Record<RefusedAct, { attempt: (who: Person) => PromiseLike<Response>; says: string }> = {
  birthday: {
    attempt: async ({ browser }) =>
      browser.post('/api/me/set-birth-date').send({ birthDate: '1990-01-01', country: 'US' }),
    says: 'You can’t change your date of birth yourself. Ask your coach.',
  },
  'keep-account': {
    attempt: async ({ browser }) => {
      const deletion = { password: PASSWORD };
      await rosa.browser.post(`/api/family/wards/${lena.id}/deletion/schedule`).send(deletion).expect(200);
      await signInAgain(lena);
      return browser.post('/api/me/deletion/cancel');
    },
    says: 'Only your guardian can keep this account. Ask them.',
  },
};

test.each(REFUSED_ACTS)('a minor cannot do it: %s', async (act) => {
  const { attempt, says } = REFUSED[act];
  const { status, body } = await attempt(lena);
  expect({ status, code: body.code, message: body.message }).toEqual({
    status: 403,
    code: 'guardian_decides',
    message: says,
  });
});

test('guardians of a teenager are not notified of a new password', async () => {
  const mia = await aDaughter(t, rosa, { name: 'Mia Lind', band: 'teen' });
  await changePassword(mia);
  expect((await bellOf(rosa)).filter(({ kind }) => kind === 'ward_acted')).toEqual([]);
});

test('guardians of a child are notified of a password that was chosen by a link', async () => {
  await t.browser().post('/api/auth/forgot-password').send({ email: lena.email }).expect(202);
  const token = await mailedToken(t, lena.email);
  await t
    .browser()
    .post('/api/auth/reset-password')
    .send({ token, password: 'snow on the old roof' })
    .expect(204);
  for (const guardian of [rosa, ida])
    expect((await bellOf(guardian))[0]).toMatchObject({ kind: 'ward_acted', act: 'password' });
});

describe('the deletion of a minor’s account', () => {
  test('is withdrawn by the child while it waits', async () => {
    await askForDeletion(lena).expect(200);
    expect(await deletionOf(lena)).toMatchObject({
      erasesAt: null,
      awaitsGuardianSince: t.clock.now().toISOString(),
    });
    await lena.browser.post('/api/me/deletion/cancel').expect(204);
    await lena.browser.post('/api/me/deletion/cancel').expect(404);
    expect((await wardOf(rosa)).approvals).toEqual([]);
  });

  test('approved or scheduled by a guardian can only be undone by a guardian', async () => {
    await askForDeletion(lena).expect(200);
    await answer(rosa, await requestSeenBy(rosa), 'approve').expect(200);
    await t.runJobs();
    await signInAgain(lena);
    expect(await deletionOf(lena)).toMatchObject({ erasesAt: expect.any(String), isKeptByGuardian: true });
    await lena.browser.post('/api/me/deletion/cancel').expect(403);
    // asking again and withdrawing that changes nothing either
    await askForDeletion(lena).expect(200);
    await lena.browser.post('/api/me/deletion/cancel').expect(204);
    expect((await deletionOf(lena)).erasesAt).not.toBeNull();
    await ida.browser.post(`/api/family/wards/${lena.id}/deletion/cancel`).expect(204);
    expect(await deletionOf(lena)).toMatchObject({ erasesAt: null });
  });

  test('scheduled by a guardian answers the request', async () => {
    await askForDeletion(lena).expect(200);
    const { body } = await rosa.browser
      .post(`/api/family/wards/${lena.id}/deletion/schedule`)
      .send({ password: PASSWORD })
      .expect(200);
    expect(body).toMatchObject({ awaitsGuardianSince: null, erasesAt: expect.any(String) });
    await t.runJobs();
    expect((await wardOf(rosa)).approvals).toEqual([]);
  });
});

test('requested twice at once reaches guardians as one request', async () => {
  await Promise.all([askForDeletion(lena).expect(200), askForDeletion(lena).expect(200)]);
  expect((await wardOf(rosa)).approvals).toHaveLength(1);
});
