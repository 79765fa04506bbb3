import { aProduct } from '../../../../test/builders/catalog.js';
import { aDaughter, agree, becomeGuardian } from '../../../../test/builders/families.js';
import { aPaidOrder } from '../../../../test/builders/orders.js';
import { aMember, PASSWORD, type Person } from '../../../../test/builders/people.js';
import { anUpload } from '../../../../test/builders/uploads.js';
import { startTestApp, type TestApp } from '../../../../test/app.js';
import { mailedToken, mailsTo } from '../../../../test/mail.js';
import { untilEndedOrWaiting } from '../../../../test/waiting.js';
import { minutes, seconds } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { AccountErasureService } from '../erasure/account-erasure.service.js';
import type { FamilyResponse, WardResponse } from './family.dto.js';
import { deepTest } from '../../../../test/deep-test.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

/** A guardian whose card has paid for something. */
async function aMother(): Promise<Person & { order: string }> {
  const mother = await aMember(t);
  const order = await aPaidOrder(t, mother, (await aProduct(t)).id);
  return { ...mother, order: (await orderNumber(order))! };
}
const orderNumber = async (id: string) =>
  (await t.database.one<{ number: string }>('select number from orders where id = $1', [id]))?.number;

const lena = (facts: object = {}) => ({
  name: 'Lena Lind',
  birthDate: '2015-04-18',
  signInName: `lena-${newId().slice(-12)}`,
  password: 'rain on the old roof',
  purposes: ['account'],
  ...facts,
});
const add = ({ browser }: Person, daughter: object) => browser.post('/api/family/wards').send(daughter);
const onlyWardOf = async ({ browser }: Person): Promise<WardResponse> => {
  const { body } = await browser.get('/api/family').expect(200);
  expect((body as FamilyResponse).wards).toHaveLength(1);
  return (body as FamilyResponse).wards[0]!;
};
const signIn = (email: string, password = 'rain on the old roof') =>
  t.browser().post('/api/auth/login').send({ email, password });
const setConsents = ({ browser }: Person, wardId: string, purposes: string[]) =>
  browser.put(`/api/family/wards/${wardId}/consents`).send({ purposes });

describe('a daughter’s account', () => {
  test('is made by her mother, who is known by an order she has paid by card', async () => {
    const mother = await aMother();
    const timeZone = 'America/Vancouver';
    await mother.browser.patch('/api/me').send({ timeZone }).expect(200);
    const daughter = lena({ purposes: ['account', 'frames'] });
    await add(mother, daughter).expect(201);
    const ward = await onlyWardOf(mother);
    expect(ward).toEqual({
      id: ward.id,
      name: 'Lena Lind',
      email: null,
      signInName: daughter.signInName,
      ageBand: 'child',
      agreed: ['account', 'frames'],
      wished: [],
      openedBy: mother.order,
      approvals: [],
      hasSecondFactor: false,
      guardians: [{ id: mother.id, name: 'Rosa Lind', isMe: true }],
      invited: null,
      candidate: null,
      isProven: false,
    });
    const { body } = await signIn(daughter.signInName).expect(200);
    expect(body).toMatchObject({ id: ward.id, ageBand: 'child', showLevelPublicly: false, timeZone });
    const { body: consents } = await mother.browser.get(`/api/family/wards/${ward.id}/consents`).expect(200);
    expect(consents).toContainEqual({
      id: expect.any(String),
      purpose: 'account',
      given: true,
      at: '2027-03-01T09:00:00.000Z',
      by: 'Rosa Lind',
      method: 'card-order',
      evidence: mother.order,
      textVersion: '2026-11',
    });
  });

  test('opens nothing while it is not known that an adult agrees', async () => {
    const mother = await aMember(t);
    const daughter = lena();
    const { body } = await add(mother, daughter).expect(201);
    expect(body).toMatchObject({ isProven: false, wards: [{ agreed: [] }] });
    expect((await signIn(daughter.signInName).expect(403)).body.code).toBe('guardian_needed');
    const ward = await onlyWardOf(mother);
    await setConsents(mother, ward.id, ['account']).expect(200);
    await signIn(daughter.signInName).expect(403);
  });

  test('may have an address of her own', async () => {
    const mother = await aMother();
    const email = `${newId()}@example.org`;
    await add(mother, lena({ signInName: undefined, email })).expect(201);
    expect(await onlyWardOf(mother)).toMatchObject({ email, signInName: null });
    await signIn(email).expect(200);
  });

  test.each<[string, string, object]>([
    ['of an adult', 'birthDate', { birthDate: '2009-03-01' }],
    ['without an address or a name', 'email', { signInName: undefined }],
    ['with a name that is none', 'signInName', { signInName: 'lena@birch' }],
    ['of a child without a password', 'password', { password: undefined }],
    ['with a weak password', 'password', { password: 'password1234' }],
    ['with a purpose that is none', 'purposes', { purposes: ['everything'] }],
  ])('%s is refused at its field', async (_, field, facts) => {
    const { body } = await add(await aMother(), lena(facts)).expect(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  describe('of 13 and older', () => {
    const teen = (facts: object = {}) => lena({ birthDate: '2013-04-18', password: undefined, ...facts });
    const choosePassword = (token: string) =>
      t
        .browser()
        .post('/api/auth/reset-password')
        .send({ token, password: 'snow on the old roof' })
        .expect(204);

    test('gets no password from her mother', async () => {
      const { body } = await add(await aMother(), lena({ birthDate: '2013-04-18' })).expect(403);
      expect(body.code).toBe('own_password');
    });

    test('has a link to choose one at her own address, which names nobody before it is confirmed', async () => {
      const mother = await aMother();
      const email = `${newId()}@example.org`;
      await add(mother, teen({ signInName: undefined, email })).expect(201);
      const [mail] = await mailsTo(t, email);
      expect(mail?.text).not.toContain('Lind');
      expect((await mailsTo(t, mother.email)).map(({ subject }) => subject)).not.toContain(mail?.subject);
      await choosePassword(await mailedToken(t, email));
      await signIn(email, 'snow on the old roof').expect(200);
    });

    test('without an address has it by way of her mother, whose mail says so', async () => {
      const mother = await aMother();
      const daughter = teen();
      await add(mother, daughter).expect(201);
      const links = (await mailsTo(t, mother.email)).filter(({ text }) => text.includes('/reset-password'));
      expect(links.map(({ subject }) => subject)).toEqual(['Choose a password for Lena Lind’s account']);
      expect(links[0]?.text).toContain('This link is for Lena Lind');
      await choosePassword(/token=([\w-]+)/.exec(links[0]!.text)![1]!);
      await signIn(daughter.signInName, 'snow on the old roof').expect(200);
    });

    test('has it once her account is agreed to, and once only', async () => {
      const mother = await aMember(t);
      const email = `${newId()}@example.org`;
      await add(mother, teen({ signInName: undefined, email })).expect(201);
      expect(await mailsTo(t, email)).toEqual([]);
      await aPaidOrder(t, mother, (await aProduct(t)).id);
      await choosePassword(await mailedToken(t, email));
      const { id } = await onlyWardOf(mother);
      for (const purposes of [[], ['account']]) await setConsents(mother, id, purposes).expect(200);
      expect(await mailsTo(t, email)).toHaveLength(1);
    });
  });

  test('by a name that is taken is refused', async () => {
    const mother = await aMother();
    const daughter = lena();
    await add(mother, daughter).expect(201);
    expect((await add(mother, daughter).expect(409)).body.code).toBe('name_taken');
  });

  test('is made by adults only', async () => {
    const daughter = await aDaughter(t, await aMember(t));
    for (const young of [daughter, await aMember(t, { band: null })]) {
      expect((await add(young, lena()).expect(403)).body.code).toBe('adults_only');
    }
  });

  test('that was there before belongs to a mother who knows its password', async () => {
    const mother = await aMother();
    const daughter = await aMember(t, { name: 'Lena Lind' });
    const take = (password: string) =>
      mother.browser.post('/api/family/wards/taken').send({ email: daughter.email, password });
    expect((await take(PASSWORD).expect(409)).body.code).toBe('no_minor');
    await t.database.query(`update accounts set age_band = 'child' where id = $1`, [daughter.id]);
    expect((await take('a walk among oaks').expect(401)).body.code).toBe('wrong_credentials');
    t.clock.advance(seconds(60));
    await take(PASSWORD).expect(200);
    expect((await take(PASSWORD).expect(409)).body.code).toBe('full');
    t.clock.advance(-seconds(60));
    expect(await onlyWardOf(mother)).toMatchObject({ id: daughter.id, agreed: [] });
  });

  test('gets mail of its own at her mother’s address while she has none', async () => {
    const mother = await aMother();
    await add(mother, lena()).expect(201);
    const { id } = await onlyWardOf(mother);
    await mailsTo(t, mother.email);
    await t.database.query(`update accounts set birth_date = '2009-03-01' where id = $1`, [id]);
    const { MoveBandsJob } = await import('../age/move-bands.job.js');
    await t.app.get(MoveBandsJob, { strict: false }).run();
    const subjects = (await mailsTo(t, mother.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Lena Lind’s account is hers now');
  });
});

describe('what a mother takes back', () => {
  test('ends by itself, and the rest goes on', async () => {
    const mother = await aMother();
    const daughter = await aDaughter(t, mother, { agreed: ['account', 'frames', 'messages'] });
    await setConsents(mother, daughter.id, ['account', 'messages']).expect(200);
    expect((await onlyWardOf(mother)).agreed.toSorted()).toEqual(['account', 'messages']);
    await daughter.browser.get('/api/me').expect(200);
  });

  test('ends everything at once with the account: two devices, an upload under way, and signing in', async () => {
    const mother = await aMember(t);
    const daughter = await aDaughter(t, mother, { agreed: ['account', 'frames'] });
    const other = await t.another();
    const phone = other.browser();
    await phone.post('/api/auth/login').send({ email: daughter.email, password: PASSWORD }).expect(200);
    await phone.get('/api/me').expect(200);
    const storageUrl = await anUpload(daughter.browser, { fileName: 'me.png' });

    await setConsents(mother, daughter.id, []).expect(200);
    await daughter.browser.get('/api/me').expect(401);
    await daughter.browser.put('/api/me/avatar').send({ storageUrl }).expect(401);
    await daughter.browser.post('/api/auth/refresh').expect(401);
    t.clock.advance(seconds(5));
    await phone.get('/api/me').expect(401);
    await other.close();
    expect((await signIn(daughter.email, PASSWORD).expect(403)).body.code).toBe('guardian_needed');
    expect((await onlyWardOf(mother)).agreed).toEqual([]);
    const kept = await t.database.query('select 1 from accounts where id = $1', [daughter.id]);
    expect(kept).toHaveLength(1);
  });

  const signingInMeanwhile = async (app: TestApp): Promise<number> => {
    const mother = await aMember(app);
    const daughter = await aDaughter(app, mother);
    const browsers = Array.from({ length: 4 }, () => app.browser());
    await Promise.all([
      ...browsers.map((browser) =>
        browser.post('/api/auth/login').send({ email: daughter.email, password: PASSWORD }),
      ),
      mother.browser.put(`/api/family/wards/${daughter.id}/consents`).send({ purposes: [] }),
    ]);
    const late = app.browser();
    await late.post('/api/auth/login').send({ email: daughter.email, password: PASSWORD });
    const open = await Promise.all([late, ...browsers].map((browser) => browser.get('/api/me')));
    return open.filter(({ status }) => status === 200).length;
  };

  test('leaves nobody signed in who signs in at that very moment', async () => {
    expect(await signingInMeanwhile(t)).toBe(0);
  });

  deepTest('leaves some signed in once the database no longer keeps what stands', async () => {
    const twin = await startTestApp();
    await twin.database.query('drop trigger consents_count on consents');
    await twin.database.query(`alter table accounts alter agreed_purposes set default '{account}'`);
    const signedIn = await signingInMeanwhile(twin);
    await twin.close();
    expect(signedIn).toBeGreaterThan(0);
  });

  test('is written down for good: no record is changed or deleted', async () => {
    const mother = await aMember(t);
    const daughter = await aDaughter(t, mother);
    await agree(t, mother, daughter, 'account', false);
    for (const sql of ['update consents set given = true', 'delete from consents']) {
      await expect(t.app.get(Database).query(sql)).rejects.toThrow('consents are only ever added to');
    }
  });

  const erase = ({ id }: Person) =>
    t.database.transaction((tx) => t.app.get(AccountErasureService, { strict: false }).erase(tx, id));

  test('is everything when the last proven guardian leaves, and nothing while there is another', async () => {
    const rosa = await aMother();
    const ida = await aMother();
    const daughter = await aDaughter(t, rosa);
    await becomeGuardian(t, ida, daughter);
    await erase(rosa);
    await daughter.browser.get('/api/me').expect(200);
    await erase(ida);
    await daughter.browser.get('/api/me').expect(401);
    await signIn(daughter.email, PASSWORD).expect(403);
  });

  test('is everything when the guardian who stays has not proven to be an adult', async () => {
    const rosa = await aMember(t);
    const ida = await aMother();
    const daughter = await aDaughter(t, rosa);
    await becomeGuardian(t, ida, daughter);
    await erase(ida);
    await daughter.browser.get('/api/me').expect(401);
    expect((await onlyWardOf(rosa)).agreed).toEqual([]);
  });

  test('is everything when both proven guardians leave at once', async () => {
    const rosa = await aMother();
    const ida = await aMother();
    const daughter = await aDaughter(t, rosa);
    await becomeGuardian(t, ida, daughter);
    await Promise.all([erase(rosa), erase(ida)]);
    await daughter.browser.get('/api/me').expect(401);
  });
});

describe('a second guardian', () => {
  const invite = ({ browser }: Person, wardId: string, email: string) =>
    browser.put(`/api/family/wards/${wardId}/invitation`).send({ email });
  const linkTo = async (email: string): Promise<string> => {
    const [link] = (await mailsTo(t, email)).flatMap(
      ({ text }) => /\/guardian\/([\w-]+)/.exec(text)?.[1] ?? [],
    );
    return link!;
  };

  const accept = ({ browser }: Person, token: string) =>
    browser.post('/api/family/invitations/accept').send({ token });
  const confirm = ({ browser }: Person, wardId: string) =>
    browser.post(`/api/family/wards/${wardId}/invitation/confirm`);
  const remove = ({ browser }: Person, wardId: string, { id }: Person) =>
    browser.delete(`/api/family/wards/${wardId}/guardians/${id}`);
  const familyOf = async ({ browser }: Person) =>
    (await browser.get('/api/family').expect(200)).body as FamilyResponse;
  /** A member with a confirmed address. */
  async function ida(): Promise<Person> {
    const person = await aMember(t, { name: 'Ida Berg' });
    await t.database.query('update accounts set email_verified_at = created_at where id = $1', [person.id]);
    return person;
  }
  /** A guardian's ward, and the person invited as the second guardian, with the link's token. */
  async function invited(mother: Person, second: Person) {
    const daughter = await aDaughter(t, mother, { name: 'Lena Lind' });
    await invite(mother, daughter.id, second.email).expect(200);
    return { daughter, token: await linkTo(second.email) };
  }
  /** Accepted, and confirmed by the mother. */
  async function confirmed(mother: Person, second: Person): Promise<Person> {
    const { daughter, token } = await invited(mother, second);
    await accept(second, token).expect(204);
    await confirm(mother, daughter.id).expect(200);
    return daughter;
  }
  const heardBy = async ({ browser }: Person) => {
    await t.runJobs();
    const { body } = await browser.get('/api/me/notifications').expect(200);
    return (body as { items: { kind: string; people: string[]; path: string }[] }).items;
  };
  const subjectsTo = async ({ email }: Person) => (await mailsTo(t, email)).map(({ subject }) => subject);

  /** Requests for everything a guardian may do to a ward. */
  const deeds = ({ browser }: Person, id: string) => [
    browser.get(`/api/family/wards/${id}/consents`),
    browser.get(`/api/family/wards/${id}/conduct`),
    browser.get(`/api/family/wards/${id}/learning`),
    browser.get(`/api/family/wards/${id}/data-export`),
    browser.post(`/api/family/wards/${id}/data-export`).send({}),
    browser.post(`/api/family/wards/${id}/deletion`).send({ password: PASSWORD }),
    browser.put(`/api/family/wards/${id}/password`).send({ password: 'snow on the old roof' }),
    browser.put(`/api/family/wards/${id}/consents`).send({ purposes: [] }),
    browser.put(`/api/family/wards/${id}/invitation`).send({ email: 'third@example.org' }),
    browser.post(`/api/family/wards/${id}/invitation/confirm`),
  ];
  const statusesOf = async (person: Person, id: string) => {
    const statuses: number[] = [];
    for (const call of deeds(person, id)) statuses.push((await call).status);
    return [...new Set(statuses)];
  };

  test('is one once she has accepted, the first has confirmed and her order shows that she is an adult', async () => {
    const mother = await aMember(t);
    const second = await ida();
    const { daughter, token } = await invited(mother, second);
    expect(await onlyWardOf(mother)).toMatchObject({ invited: second.email, candidate: null });
    const { body } = await t.browser().get(`/api/family/invitations/${token}`).expect(200);
    expect(body).toEqual({ daughter: 'Lena', invitedBy: 'Rosa Lind' });

    const answers = await Promise.all([accept(second, token), accept(second, token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422]);
    const candidate = { id: second.id, name: 'Ida Berg', isConfirmed: false };
    expect(await onlyWardOf(mother)).toMatchObject({ invited: null, candidate, guardians: [{ isMe: true }] });
    const waiting = { id: daughter.id, daughter: 'Lena', invitedBy: 'Rosa Lind', isConfirmed: false };
    expect(await familyOf(second)).toMatchObject({ wards: [], waiting: [waiting] });
    expect(await statusesOf(second, daughter.id)).toEqual([404]);

    await confirm(mother, daughter.id).expect(200);
    await confirm(mother, daughter.id).expect(404);
    expect(await familyOf(second)).toMatchObject({ wards: [], waiting: [{ ...waiting, isConfirmed: true }] });
    expect(await statusesOf(second, daughter.id)).toEqual([404]);
    expect((await invite(mother, daughter.id, 'third@example.org').expect(409)).body.code).toBe('full');

    await aPaidOrder(t, second, (await aProduct(t)).id);
    await t.runJobs();
    expect(await onlyWardOf(second)).toMatchObject({
      candidate: null,
      guardians: [
        { id: mother.id, name: 'Rosa Lind', isMe: false },
        { id: second.id, name: 'Ida Berg', isMe: true },
      ],
    });
    expect((await familyOf(daughter)).guardians.map(({ name }) => name)).toEqual(['Rosa Lind', 'Ida Berg']);
  });

  test('is one as soon as the first confirms, where an order has shown it before', async () => {
    const mother = await aMember(t);
    const second = await ida();
    await aPaidOrder(t, second, (await aProduct(t)).id);
    const daughter = await confirmed(mother, second);
    expect(await onlyWardOf(second)).toMatchObject({ id: daughter.id });
  });

  test('is nobody but the owner of the confirmed address that was invited', async () => {
    const mother = await aMember(t);
    const second = await aMember(t, { name: 'Ida Berg' });
    await t.database.query('update accounts set email_verified_at = null where id = $1', [second.id]);
    const { token } = await invited(mother, second);
    expect((await accept(await ida(), token).expect(403)).body.code).toBe('not_invited');
    expect((await accept(second, token).expect(403)).body.code).toBe('not_invited');
    await t.database.query('update accounts set email_verified_at = created_at where id = $1', [second.id]);
    t.clock.advance(minutes(11));
    await second.browser.post('/api/auth/refresh').expect(200);
    expect((await accept(second, token).expect(403)).body.code).toBe('fresh_sign_in_required');
    await second.browser
      .post('/api/auth/login')
      .send({ email: second.email, password: PASSWORD })
      .expect(200);
    await accept(second, token).expect(204);
  });

  test('and the first are told of each step by mail and in the app', async () => {
    const mother = await aMember(t);
    const second = await ida();
    const { daughter, token } = await invited(mother, second);
    await accept(second, token).expect(204);
    expect(await heardBy(mother)).toMatchObject([{ kind: 'guardian-accepted', people: ['Ida Berg'] }]);
    expect(await heardBy(second)).toMatchObject([{ kind: 'guardian-waits' }]);
    for (const each of [mother, second])
      expect(await subjectsTo(each)).toContain('Second guardian for Lena: Ida Berg');

    await confirm(mother, daughter.id).expect(200);
    await t.runJobs();
    const mails = await mailsTo(t, second.email);
    expect(mails.filter(({ text }) => text.includes('One thing is missing'))).toHaveLength(1);

    await aPaidOrder(t, second, (await aProduct(t)).id);
    expect((await heardBy(mother))[0]).toMatchObject({ kind: 'guardian-joined', people: ['Ida Berg'] });
    expect((await heardBy(second))[0]).toMatchObject({ kind: 'guardian-joined', people: ['Rosa Lind'] });
    for (const each of [mother, second])
      expect(await subjectsTo(each)).toContain('Ida Berg is Lena’s guardian now');
  });

  test('is removed by the first at any step, and both are told', async () => {
    const mother = await aMother();
    const second = await ida();
    const daughter = await confirmed(mother, second);
    await remove(mother, daughter.id, second).expect(200);
    expect(await familyOf(second)).toMatchObject({ wards: [], waiting: [] });
    expect((await heardBy(second))[0]).toMatchObject({ kind: 'guardian-ended' });
    expect((await heardBy(mother))[0]).toMatchObject({ kind: 'guardian-removed', people: ['Ida Berg'] });
    for (const each of [mother, second])
      expect(await subjectsTo(each)).toContain('Ida Berg is no longer Lena’s guardian');

    await becomeGuardian(t, second, daughter);
    await remove(mother, daughter.id, second).expect(200);
    expect(await statusesOf(second, daughter.id)).toEqual([404]);
    await daughter.browser.get('/api/me').expect(200);
  });

  test('takes her acceptance back, and can be invited again', async () => {
    const mother = await aMember(t);
    const second = await ida();
    const { daughter, token } = await invited(mother, second);
    await accept(second, token).expect(204);
    await second.browser.delete(`/api/family/waiting/${daughter.id}`).expect(200);
    await second.browser.delete(`/api/family/waiting/${daughter.id}`).expect(404);
    expect(await onlyWardOf(mother)).toMatchObject({ candidate: null, invited: null });
    await invite(mother, daughter.id, second.email).expect(200);
  });

  test('removes the first only where she has proven to be an adult herself, and nobody leaves as the last', async () => {
    const mother = await aMother();
    const second = await ida();
    const daughter = await aDaughter(t, mother);
    await becomeGuardian(t, second, daughter);
    for (const one of [mother, second]) {
      const { body } = await remove(one, daughter.id, mother).expect(409);
      expect(body.code).toBe('guardian_unproven');
    }
    await aPaidOrder(t, second, (await aProduct(t)).id);
    await remove(second, daughter.id, mother).expect(200);
    expect((await remove(second, daughter.id, second).expect(409)).body.code).toBe('guardian_unproven');
    await daughter.browser.get('/api/me').expect(200);
    await remove(mother, daughter.id, second).expect(404);
  });

  test('and the first who remove one another at once leave one of them', async () => {
    const mother = await aMother();
    const second = await ida();
    await aPaidOrder(t, second, (await aProduct(t)).id);
    const daughter = await aDaughter(t, mother);
    await becomeGuardian(t, second, daughter);
    const answers = await Promise.all([
      remove(mother, daughter.id, second),
      remove(second, daughter.id, mother),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect((await familyOf(daughter)).guardians).toHaveLength(1);
  });

  test('confirmed and removed at once is removed', async () => {
    const mother = await aMother();
    const second = await ida();
    await aPaidOrder(t, second, (await aProduct(t)).id);
    const { daughter, token } = await invited(mother, second);
    await accept(second, token).expect(204);
    await Promise.all([confirm(mother, daughter.id), remove(mother, daughter.id, second)]);
    expect((await familyOf(daughter)).guardians.map(({ name }) => name)).toEqual(['Rosa Lind']);
    expect(await familyOf(second)).toMatchObject({ wards: [], waiting: [] });
  });

  test('hears what the other agrees to and withdraws; that all has ended is mailed, too', async () => {
    const mother = await aMother();
    const daughter = await aDaughter(t, mother);
    const ida = await aMember(t, { name: 'Ida Berg' });
    await becomeGuardian(t, ida, daughter);
    await setConsents(mother, daughter.id, ['account', 'community']).expect(200);
    await setConsents(ida, daughter.id, ['account']).expect(200);
    await setConsents(ida, daughter.id, ['account']).expect(200); // as it is
    expect(await heardBy(ida)).toMatchObject([{ kind: 'ward-consent-given', people: ['Rosa Lind'] }]);
    expect(await heardBy(mother)).toMatchObject([{ kind: 'ward-consent-withdrawn', people: ['Ida Berg'] }]);
    const mailed = async ({ email }: Person) =>
      (await mailsTo(t, email)).filter(({ subject }) => subject.includes('withdrawn'));
    expect(await mailed(mother)).toEqual([]);
    await setConsents(ida, daughter.id, []).expect(200);
    expect((await heardBy(mother))[0]).toMatchObject({ kind: 'ward-closed', people: ['Ida Berg'] });
    const [mail, ...more] = await mailed(mother);
    expect(mail?.text).toContain(
      'Ida Berg has withdrawn all that the two of you had agreed to for Lena L. at',
    );
    expect(`${mail?.subject} ${mail?.text}`).not.toContain('Lena Lind');
    expect([more, await mailed(ida)]).toEqual([[], []]);
  });

  test('is told that the other has left for good, while all that was agreed to stays', async () => {
    const mother = await aMother();
    const daughter = await aDaughter(t, mother);
    const ida = await aMember(t, { name: 'Ida Berg' });
    await becomeGuardian(t, ida, daughter);
    const erasures = t.app.get(AccountErasureService, { strict: false });
    await t.database.transaction((tx) => erasures.erase(tx, ida.id));
    expect((await heardBy(mother))[0]).toMatchObject({
      kind: 'guardian-left',
      people: [],
      path: '/my-sanctum/family',
    });
    const { body } = await daughter.browser.get('/api/family').expect(200);
    expect(body.guardians).toEqual([{ id: mother.id, name: 'Rosa Lind', isMe: false }]);
  });

  test('signs the daughter out where both leave at once', async () => {
    const mother = await aMother();
    const daughter = await aDaughter(t, mother);
    const ida = await aMember(t, { name: 'Ida Berg' });
    await becomeGuardian(t, ida, daughter);
    const erasures = t.app.get(AccountErasureService, { strict: false });
    let second: Promise<unknown> = Promise.resolve();
    await t.database.transaction(async (tx) => {
      await erasures.erase(tx, mother.id);
      second = t.database.transaction((other) => erasures.erase(other, ida.id));
      await untilEndedOrWaiting(t, second);
    });
    await second;
    await daughter.browser.get('/api/family').expect(401);
  });

  test('is nobody once the invitation is called off', async () => {
    const mother = await aMember(t);
    const daughter = await aDaughter(t, mother);
    const email = `${newId()}@example.org`;
    await invite(mother, daughter.id, email).expect(200);
    const token = await linkTo(email);
    await mother.browser.delete(`/api/family/wards/${daughter.id}/invitation`).expect(200);
    await t.browser().get(`/api/family/invitations/${token}`).expect(422);
  });

  test('is none who is not grown up', async () => {
    const mother = await aMember(t);
    const daughter = await aDaughter(t, mother);
    const sister = await aDaughter(t, mother, { name: 'Ida Lind' });
    await invite(mother, daughter.id, sister.email).expect(200);
    const token = await linkTo(sister.email);
    await sister.browser.post('/api/family/invitations/accept').send({ token }).expect(403);
  });

  test('is no third: the database refuses', async () => {
    const daughter = await aDaughter(t, await aMember(t));
    await becomeGuardian(t, await aMember(t), daughter);
    await expect(becomeGuardian(t, await aMember(t), daughter)).rejects.toThrow('guardian_links_two');
  });
});

describe('a daughter', () => {
  const calls = ({ browser }: Person, id: string) => [
    browser.get(`/api/family/wards/${id}/consents`),
    browser.put(`/api/family/wards/${id}/consents`).send({ purposes: ['account'] }),
    browser.put(`/api/family/wards/${id}/password`).send({ password: 'rain on the old roof' }),
    browser.put(`/api/family/wards/${id}/invitation`).send({ email: 'ida@example.org' }),
    browser.delete(`/api/family/wards/${id}/invitation`),
  ];
  const statuses = async (person: Person, id: string) =>
    (await Promise.all(calls(person, id))).map(({ status }) => status);

  test('is not there for another mother', async () => {
    const daughter = await aDaughter(t, await aMember(t));
    const other = await aMother();
    await aDaughter(t, other, { name: 'Ida Berg' });
    expect(await statuses(other, daughter.id)).toEqual([404, 404, 404, 404, 404]);
  });

  test('reads what was agreed to for her, and agrees to nothing herself', async () => {
    const daughter = await aDaughter(t, await aMember(t));
    expect(await statuses(daughter, daughter.id)).toEqual([200, 404, 404, 404, 404]);
  });
});
