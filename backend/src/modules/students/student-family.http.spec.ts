import { aProduct } from '../../../test/builders/catalog.js';
import { agree, aDaughter, becomeGuardian } from '../../../test/builders/families.js';
import { aPaidOrder } from '../../../test/builders/orders.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { mailsTo } from '../../../test/mail.js';
import { newId } from '../../kernel/ids.js';

let t: TestApp;
let coach: Person;
let rosa: Person;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
});
beforeEach(async () => {
  rosa = await aMember(t, { name: 'Rosa Lind' });
});
afterAll(() => t.close());

const familyOf = async ({ id }: { id: string }) =>
  (await coach.browser.get(`/api/students/${id}/family`).expect(200)).body;
const call = (facts: object = {}) => ({
  guardianId: rosa.id,
  on: '2027-02-28',
  note: 'She knows the lessons.',
  purposes: ['account'],
  ...facts,
});
const note = (id: string, body: object, by = coach) =>
  by.browser.post(`/api/students/${id}/family/record-call`).send(body);

/** A ward without an address and without consents. */
async function byName(mother: Person) {
  const signInName = `lena-${newId().slice(-12)}`;
  await mother.browser
    .post('/api/family/wards')
    .send({
      name: 'Lena Lind',
      birthDate: '2015-04-18',
      signInName,
      password: 'rain on the old roof',
      purposes: [],
    })
    .expect(201);
  const row = await t.database.one<{ id: string }>('select id from accounts where email like $1', [
    `${signInName}@%`,
  ]);
  return { id: row!.id, signInName };
}

describe('a family, as the coach sees it', () => {
  test('shows the age band, guardians, daughters and consents, and never the date of birth', async () => {
    const lena = await aDaughter(t, rosa, { name: 'Lena Lind', agreed: ['account', 'messages'] });
    const family = await familyOf(lena);
    expect(family).toMatchObject({
      ageBand: 'teen',
      guardians: [{ id: rosa.id, name: 'Rosa Lind' }],
      wards: [],
      agreed: ['account', 'messages'],
    });
    expect(family.consents).toHaveLength(2);
    expect(Object.keys(family)).toEqual(['ageBand', 'guardians', 'candidate', 'wards', 'agreed', 'consents']);
    expect(await familyOf(rosa)).toEqual({
      ageBand: 'adult',
      guardians: [],
      candidate: null,
      agreed: [],
      consents: [],
      wards: [{ id: lena.id, name: 'Lena Lind' }],
    });
    await coach.browser.get(`/api/students/${newId()}/family`).expect(404);
    await rosa.browser.get(`/api/students/${lena.id}/family`).expect(403);
  });

  test('shows in the list who is a minor, filtered by age band, with the level', async () => {
    const lena = await aDaughter(t, rosa, { band: 'child' });
    const list = async (filter: object) =>
      (
        await coach.browser
          .get('/api/students')
          .query({ filter: JSON.stringify(filter) })
          .expect(200)
      ).body as { id: string; ageBand: string; level: number }[];
    const minors = await list({ ageBand: ['child', 'teen'] });
    expect(minors).toContainEqual(expect.objectContaining({ id: lena.id, ageBand: 'child', level: 1 }));
    expect(minors.every(({ ageBand }) => ageBand !== 'adult')).toBe(true);
    expect(await list({ ageBand: 'adult', id: lena.id })).toEqual([]);
  });
});

describe('the coach’s note of a call with a guardian', () => {
  test('opens the account like an order by card, is reported to the guardian, and counts for that daughter', async () => {
    const lena = await byName(rosa);
    const signIn = () =>
      t.browser().post('/api/auth/login').send({ email: lena.signInName, password: 'rain on the old roof' });
    await signIn().expect(403);
    const { body } = await note(lena.id, call({ purposes: ['account', 'messages'] })).expect(200);
    expect(body.agreed).toEqual(['account', 'messages']);
    await signIn().expect(200);
    const records = (await rosa.browser.get(`/api/family/wards/${lena.id}/consents`).expect(200)).body.items;
    expect(records).toContainEqual(
      expect.objectContaining({
        purpose: 'account',
        isGiven: true,
        method: 'coach_call',
        by: 'Rosa Lind',
        evidence: '2027-02-28: She knows the lessons.',
      }),
    );
    await t.runJobs();
    const mails = await mailsTo(t, rosa.email);
    expect(mails.map(({ subject }) => subject)).toContain('Notes from your call about Lena Lind');
    // only the list contains the note
    expect(mails.map(({ text }) => text).join()).not.toContain('She knows the lessons');
    // later consents need no order
    const { body: family } = await rosa.browser
      .post(`/api/family/wards/${lena.id}/update-consents`)
      .send({ purposes: ['account', 'community'] })
      .expect(200);
    expect(family.wards[0]).toMatchObject({ isProven: true, agreed: ['account', 'community'] });
    const other = await byName(rosa);
    const { body: unproven } = await rosa.browser
      .post(`/api/family/wards/${other.id}/update-consents`)
      .send({ purposes: ['account'] })
      .expect(200);
    expect(unproven.wards).toContainEqual(
      expect.objectContaining({ id: other.id, agreed: [], wished: ['account'] }),
    );
    expect(
      await t.database.query(`select action, actor_id as by from audit_entries where subject_id = $1`, [
        lena.id,
      ]),
    ).toContainEqual({ action: 'guardian.call_noted', by: coach.id });
  });

  test('needs a guardian of the student, a minor, and a date that is not in the future', async () => {
    const lena = await aDaughter(t, rosa);
    const other = await aMember(t);
    expect((await note(lena.id, call({ guardianId: other.id })).expect(404)).body.code).toBe('not_found');
    await note(rosa.id, call()).expect(404);
    expect((await note(lena.id, call({ on: '2031-01-01' })).expect(400)).body.fields).toHaveProperty('on');
    await note(lena.id, call({ purposes: ['messages'] })).expect(400);
    await note(lena.id, call({ note: '' })).expect(400);
    await note(lena.id, call(), rosa).expect(403);
  });

  test('activates a confirmed second guardian, and not one whom the first has not confirmed', async () => {
    const lena = await aDaughter(t, rosa);
    const ida = await aMember(t, { name: 'Ida Berg' });
    await t.database.query(
      `insert into guardian_invitations (id, ward_id, guardian_id, email, expires_at, accepted_by, accepted_at)
       values ($1, $2, $3, $4, $5, $6, $5)`,
      [newId(), lena.id, rosa.id, ida.email, t.clock.now(), ida.id],
    );
    expect((await familyOf(lena)).candidate).toEqual({ id: ida.id, name: 'Ida Berg', isConfirmed: false });
    await note(lena.id, call({ guardianId: ida.id })).expect(404);
    await rosa.browser.post(`/api/family/wards/${lena.id}/confirm-guardian`).expect(200);
    const { body } = await note(lena.id, call({ guardianId: ida.id })).expect(200);
    expect(body).toMatchObject({ candidate: null, guardians: [{ id: ida.id }, { id: rosa.id }] });
  });

  test('can be added but not changed or deleted', async () => {
    const lena = await aDaughter(t, rosa, { agreed: [] });
    await agree(t, rosa, lena, 'account');
    await note(lena.id, call()).expect(200);
    await expect(
      t.database.query('update consents set evidence = null where ward_id = $1', [lena.id]),
    ).rejects.toThrow('only ever added to');
  });
});

describe('a guardian', () => {
  const remove = (id: string, guardianId: string, by = coach) =>
    by.browser.post(`/api/students/${id}/family/guardians/${guardianId}/remove`);

  test('can be removed by the coach; with the last proven guardian, the consents end', async () => {
    const lena = await aDaughter(t, rosa);
    const ida = await aMember(t, { name: 'Ida Berg' });
    await becomeGuardian(t, ida, lena);
    await aPaidOrder(t, ida, (await aProduct(t)).id);
    await remove(lena.id, rosa.id, rosa).expect(403);
    const { body } = await remove(lena.id, rosa.id).expect(200);
    expect(body).toMatchObject({ guardians: [{ id: ida.id }], agreed: ['account'] });
    await lena.browser.get('/api/me').expect(200);
    await remove(lena.id, rosa.id).expect(404);
    const { body: ended } = await remove(lena.id, ida.id).expect(200);
    expect(ended).toMatchObject({ guardians: [], agreed: [] });
    await lena.browser.get('/api/me').expect(401);
    await t.runJobs();
    expect((await mailsTo(t, ida.email)).map(({ subject }) => subject)).toContain(
      'Ida Berg is no longer Lena’s guardian',
    );
  });
});

describe('a daughter without an address', () => {
  test('appears by her sign-in name, and messages to her go to her guardian', async () => {
    await aPaidOrder(t, rosa, (await aProduct(t)).id);
    const lena = await byName(rosa);
    const shown = { email: null, signInName: lena.signInName, username: 'Lena Lind' };
    const { body: one } = await coach.browser.get(`/api/students/${lena.id}`).expect(200);
    expect(one).toMatchObject(shown);
    const { body: found } = await coach.browser
      .get('/api/students')
      .query({ filter: JSON.stringify({ q: lena.signInName }) })
      .expect(200);
    expect(found).toMatchObject([shown]);
    await coach.browser
      .put(`/api/students/${lena.id}`)
      .send({ ...one, city: 'Bergen' })
      .expect(200);
    await coach.browser
      .post(`/api/students/${lena.id}/emails`)
      .send({ subject: 'Hello', text: 'See you soon.' })
      .expect(202);
    await t.runJobs();
    expect((await mailsTo(t, rosa.email)).map(({ subject }) => subject)).toContain('Hello');
    const { text } = await coach.browser
      .post('/api/students/export')
      .send({ filter: JSON.stringify({ id: lena.id }) })
      .expect(200);
    expect(text).toContain(lena.signInName);
    expect(text).not.toContain('no-mail.invalid');
    const browser = t.browser();
    await rosa.browser
      .post(`/api/family/wards/${lena.id}/update-consents`)
      .send({ purposes: ['account'] })
      .expect(200);
    const { body: me } = await browser
      .post('/api/auth/login')
      .send({ email: lena.signInName, password: 'rain on the old roof' })
      .expect(200);
    expect(me).toMatchObject({
      signInName: lena.signInName,
      guardians: [{ id: rosa.id, name: 'Rosa Lind' }],
    });
  });
});
