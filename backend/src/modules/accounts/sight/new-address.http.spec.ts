import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aDaughter, becomeGuardian } from '../../../../test/builders/families.js';
import { aCreator, aMember, PASSWORD, type Person } from '../../../../test/builders/people.js';
import { mailedToken, mailsTo } from '../../../../test/mail.js';
import { newId } from '../../../kernel/ids.js';
import type { WardResponse } from '../guardians/family.dto.js';

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
const answer = ({ browser }: Person, id: string, verb: 'approve' | 'decline') =>
  browser.post(`/api/family/approvals/${id}/${verb}`);
const wardOf = async ({ browser }: Person): Promise<WardResponse> =>
  (await browser.get('/api/family').expect(200)).body.wards[0];
const requestSeenBy = async (guardian: Person): Promise<string> => (await wardOf(guardian)).approvals[0]!.id;
const me = async ({ browser }: Person) => (await browser.get('/api/me').expect(200)).body;

describe('a new address of a minor', () => {
  test('is shown to the child as waiting, and gets no link before it is approved', async () => {
    const next = anAddress();
    const { body } = await askForEmail(lena, next).expect(200);
    expect(body).toMatchObject({ email: lena.email, pendingEmail: next, isEmailAwaitingGuardian: true });
    expect(await mailsTo(t, next)).toEqual([]);
    await lena.browser.post('/api/me/resend-email-change').expect(404);
    await answer(rosa, await requestSeenBy(rosa), 'approve').expect(200);
    expect(await me(lena)).toMatchObject({ pendingEmail: next, isEmailAwaitingGuardian: false });
    await t
      .browser()
      .post('/api/auth/verify-email')
      .send({ token: await mailedToken(t, next) })
      .expect(204);
    expect(await me(lena)).toMatchObject({ email: next, pendingEmail: null });
  });

  test('is withdrawn by the child, or by a new password', async () => {
    await askForEmail(lena, anAddress()).expect(200);
    const id = await requestSeenBy(rosa);
    expect((await lena.browser.post('/api/me/cancel-email-change').expect(200)).body).toMatchObject({
      pendingEmail: null,
      isEmailAwaitingGuardian: false,
    });
    await answer(rosa, id, 'approve').expect(404);
    await askForEmail(lena, anAddress()).expect(200);
    await lena.browser
      .post('/api/me/change-password')
      .send({ currentPassword: PASSWORD, newPassword: 'snow on the old roof' })
      .expect(204);
    expect((await wardOf(rosa)).approvals).toEqual([]);
  });

  test('replaces the earlier one, whose approval no longer counts', async () => {
    await askForEmail(lena, anAddress()).expect(200);
    const first = await requestSeenBy(rosa);
    const next = anAddress();
    await askForEmail(lena, next).expect(200);
    await answer(rosa, first, 'approve').expect(404);
    expect((await wardOf(rosa)).approvals).toMatchObject([{ act: 'email', newEmail: next }]);
  });

  test('still needs the password and an address', async () => {
    await lena.browser
      .post('/api/me/change-email')
      .send({ newEmail: anAddress(), password: 'wrong' })
      .expect(403);
    await lena.browser
      .post('/api/me/change-email')
      .send({ newEmail: 'none', password: PASSWORD })
      .expect(400);
    expect((await wardOf(rosa)).approvals).toEqual([]);
  });

  test('entered by the coach needs approval too, and the coach is told', async () => {
    const coach = await aCreator(t);
    const next = anAddress();
    const record = coach.browser.patch(`/api/students/${lena.id}`).send({ email: next });
    expect((await record.expect(200)).body).toMatchObject({
      pendingEmail: next,
      isEmailAwaitingGuardian: true,
    });
    expect(await mailsTo(t, next)).toEqual([]);
    expect((await wardOf(rosa)).approvals).toMatchObject([{ newEmail: next, isByCoach: true }]);
    // entering the same address again changes nothing, and entering the current one withdraws the change
    const again = await coach.browser.patch(`/api/students/${lena.id}`).send({ email: next, phone: '1' });
    expect(again.body).toMatchObject({ pendingEmail: next, isEmailAwaitingGuardian: true });
    await coach.browser.patch(`/api/students/${lena.id}`).send({ email: lena.email }).expect(200);
    expect((await wardOf(rosa)).approvals).toEqual([]);
  });
});
