import { aProduct } from '../../../../test/builders/catalog.js';
import {
  aDaughter,
  agree,
  aProvenMother,
  becomeGuardian,
  onlyWardOf,
  setConsents,
} from '../../../../test/builders/families.js';
import { aPaidOrder } from '../../../../test/builders/orders.js';
import { aMember, PASSWORD, type Person } from '../../../../test/builders/people.js';
import { anUpload } from '../../../../test/builders/uploads.js';
import { startTestApp, type TestApp } from '../../../../test/app.js';
import { mailedToken, mailsTo } from '../../../../test/mail.js';
import { seconds } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { AccountErasureService } from '../erasure/account-erasure.service.js';
import { deepTest } from '../../../../test/deep-test.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const aMother = () => aProvenMother(t);

const lena = (facts: object = {}) => ({
  name: 'Lena Lind',
  birthDate: '2015-04-18',
  signInName: `lena-${newId().slice(-12)}`,
  password: 'rain on the old roof',
  purposes: ['account'],
  ...facts,
});
const add = ({ browser }: Person, daughter: object) => browser.post('/api/family/wards').send(daughter);
const signIn = (email: string, password = 'rain on the old roof') =>
  t.browser().post('/api/auth/login').send({ email, password });

describe('a daughter’s account', () => {
  test('is created by her mother, who proves to be an adult by an order paid by card', async () => {
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
    const consents = (await mother.browser.get(`/api/family/wards/${ward.id}/consents`).expect(200)).body
      .items;
    expect(consents).toContainEqual({
      id: expect.any(String),
      purpose: 'account',
      isGiven: true,
      at: '2027-03-01T09:00:00.000Z',
      by: 'Rosa Lind',
      method: 'card_order',
      evidence: mother.order,
      textVersion: '2026-11',
    });
  });

  test('opens nothing until an adult is known to agree', async () => {
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
  ])('with a bad %s is refused at that field', async (_, field, facts) => {
    const { body } = await add(await aMother(), lena(facts)).expect(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  describe('a daughter of 13 or older', () => {
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

    test('gets a link to choose one at her own address, and the email names nobody before the address is confirmed', async () => {
      const mother = await aMother();
      const email = `${newId()}@example.org`;
      await add(mother, teen({ signInName: undefined, email })).expect(201);
      const [mail] = await mailsTo(t, email);
      expect(mail?.text).not.toContain('Lind');
      expect((await mailsTo(t, mother.email)).map(({ subject }) => subject)).not.toContain(mail?.subject);
      await choosePassword(await mailedToken(t, email));
      await signIn(email, 'snow on the old roof').expect(200);
    });

    test('gets the link through her mother’s address if she has none, and the email says so', async () => {
      const mother = await aMother();
      const daughter = teen();
      await add(mother, daughter).expect(201);
      const links = (await mailsTo(t, mother.email)).filter(({ text }) => text.includes('/reset-password'));
      expect(links.map(({ subject }) => subject)).toEqual(['Choose a password for Lena Lind’s account']);
      expect(links[0]?.text).toContain('This link is for Lena Lind');
      await choosePassword(/token=([\w-]+)/.exec(links[0]!.text)![1]!);
      await signIn(daughter.signInName, 'snow on the old roof').expect(200);
    });

    test('gets the link when her account is consented to, and only once', async () => {
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

  test('cannot take a sign-in name that is taken', async () => {
    const mother = await aMother();
    const daughter = lena();
    await add(mother, daughter).expect(201);
    expect((await add(mother, daughter).expect(409)).body.code).toBe('name_taken');
  });

  test('can only be added by an adult', async () => {
    const daughter = await aDaughter(t, await aMember(t));
    for (const young of [daughter, await aMember(t, { band: null })]) {
      expect((await add(young, lena()).expect(403)).body.code).toBe('adults_only');
    }
  });

  test('with an earlier account joins the family of a mother who knows its password', async () => {
    const mother = await aMother();
    const daughter = await aMember(t, { name: 'Lena Lind' });
    const take = (password: string) =>
      mother.browser.post('/api/family/wards/link').send({ email: daughter.email, password });
    expect((await take(PASSWORD).expect(409)).body.code).toBe('no_minor');
    await t.database.query(`update accounts set age_band = 'child' where id = $1`, [daughter.id]);
    expect((await take('a walk among oaks').expect(401)).body.code).toBe('wrong_credentials');
    t.clock.advance(seconds(60));
    await take(PASSWORD).expect(200);
    expect((await take(PASSWORD).expect(409)).body.code).toBe('full');
    t.clock.advance(-seconds(60));
    expect(await onlyWardOf(mother)).toMatchObject({ id: daughter.id, agreed: [] });
  });

  test('without an address gets her emails at her mother’s', async () => {
    const mother = await aMother();
    await add(mother, lena()).expect(201);
    const { id } = await onlyWardOf(mother);
    await mailsTo(t, mother.email);
    await t.database.query(`update accounts set birth_date = '2009-03-01' where id = $1`, [id]);
    const { MoveBandsJob } = await import('../age/move-bands.job.js');
    await t.app.get(MoveBandsJob, { strict: false }).run();
    const subjects = (await mailsTo(t, mother.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Lena Lind is 18 and now manages her own account');
  });
});

describe('a mother’s withdrawal', () => {
  test('of one consent ends only that one', async () => {
    const mother = await aMother();
    const daughter = await aDaughter(t, mother, { agreed: ['account', 'frames', 'messages'] });
    await setConsents(mother, daughter.id, ['account', 'messages']).expect(200);
    expect((await onlyWardOf(mother)).agreed.toSorted()).toEqual(['account', 'messages']);
    await daughter.browser.get('/api/me').expect(200);
  });

  test('of the account ends everything at once: two devices, a running upload, and signing in', async () => {
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
      mother.browser.post(`/api/family/wards/${daughter.id}/update-consents`).send({ purposes: [] }),
    ]);
    const late = app.browser();
    await late.post('/api/auth/login').send({ email: daughter.email, password: PASSWORD });
    const open = await Promise.all([late, ...browsers].map((browser) => browser.get('/api/me')));
    return open.filter(({ status }) => status === 200).length;
  };

  test('signs out even a daughter who is signing in at that moment', async () => {
    expect(await signingInMeanwhile(t)).toBe(0);
  });

  deepTest('leaves some signed in without the database’s check', async () => {
    const twin = await startTestApp();
    await twin.database.query('drop trigger consents_count on consents');
    await twin.database.query(`alter table accounts alter agreed_purposes set default '{account}'`);
    const signedIn = await signingInMeanwhile(twin);
    await twin.close();
    expect(signedIn).toBeGreaterThan(0);
  });

  test('is recorded permanently: no record is changed or deleted', async () => {
    const mother = await aMember(t);
    const daughter = await aDaughter(t, mother);
    await agree(t, mother, daughter, 'account', false);
    for (const sql of ['update consents set given = true', 'delete from consents']) {
      await expect(t.app.get(Database).query(sql)).rejects.toThrow('consents are only ever added to');
    }
  });

  const erase = ({ id }: Person) =>
    t.database.transaction((tx) => t.app.get(AccountErasureService, { strict: false }).erase(tx, id));

  test('happens for all consents when the last proven guardian leaves, and for none while there is another', async () => {
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

  test('happens for all consents if the remaining guardian has not proved to be an adult', async () => {
    const rosa = await aMember(t);
    const ida = await aMother();
    const daughter = await aDaughter(t, rosa);
    await becomeGuardian(t, ida, daughter);
    await erase(ida);
    await daughter.browser.get('/api/me').expect(401);
    expect((await onlyWardOf(rosa)).agreed).toEqual([]);
  });

  test('happens for all consents if both proven guardians leave at once', async () => {
    const rosa = await aMother();
    const ida = await aMother();
    const daughter = await aDaughter(t, rosa);
    await becomeGuardian(t, ida, daughter);
    await Promise.all([erase(rosa), erase(ida)]);
    await daughter.browser.get('/api/me').expect(401);
  });
});

describe('a daughter', () => {
  const calls = ({ browser }: Person, id: string) => [
    browser.get(`/api/family/wards/${id}/consents`),
    browser.post(`/api/family/wards/${id}/update-consents`).send({ purposes: ['account'] }),
    browser.post(`/api/family/wards/${id}/set-password`).send({ password: 'rain on the old roof' }),
    browser.post(`/api/family/wards/${id}/invite-guardian`).send({ email: 'ida@example.org' }),
    browser.post(`/api/family/wards/${id}/cancel-invitation`),
  ];
  const statuses = async (person: Person, id: string) =>
    (await Promise.all(calls(person, id))).map(({ status }) => status);

  test('is not found by another mother', async () => {
    const daughter = await aDaughter(t, await aMember(t));
    const other = await aMother();
    await aDaughter(t, other, { name: 'Ida Berg' });
    expect(await statuses(other, daughter.id)).toEqual([404, 404, 404, 404, 404]);
  });

  test('sees the consents for her, and cannot consent herself', async () => {
    const daughter = await aDaughter(t, await aMember(t));
    expect(await statuses(daughter, daughter.id)).toEqual([200, 404, 404, 404, 404]);
  });
});
