import { aDaughter } from '../../../../test/builders/families.js';
import { aCreator, aMember, aRegistration, PASSWORD, type Person } from '../../../../test/builders/people.js';
import { startTestApp, type TestApp } from '../../../../test/app.js';
import { mailsTo } from '../../../../test/mail.js';
import { days } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';
import { SweepAccountsJob } from '../erasure/sweep-accounts.job.js';
import { statementsOf } from '../../../../test/scale/statements.js';
import { MoveBandsJob } from './move-bands.job.js';

const TODAY = '2027-03-01';
const SEVENTEEN = '2009-03-02';
const TWELVE = '2014-03-02';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
  await aCreator(t);
});
afterAll(() => t.close());

const somebody = (birthDate: string) => ({
  ...aRegistration({ name: 'Lena Lind', email: `${newId()}@example.org` }),
  birthDate,
});
const accountOf = (email: string) => t.database.one('select 1 from accounts where email = $1', [email]);
const refusal = { statusCode: 403, code: 'guardian_needed' };

describe('someone who registers', () => {
  test.each([SEVENTEEN, TWELVE])(
    'born on %s gets no account, and a second try with another date of birth does not help',
    async (birthDate) => {
      const browser = t.browser();
      const lena = somebody(birthDate);
      const answer = await browser.post('/api/auth/register').send(lena);
      expect(answer.body).toMatchObject(refusal);
      const again = await browser.post('/api/auth/register').send({ ...lena, birthDate: '1986-04-18' });
      expect({ ...again.body, requestId: '' }).toEqual({ ...answer.body, requestId: '' });
      expect(await accountOf(lena.email)).toBeUndefined();
    },
  );

  test('turning 18 today gets an account', async () => {
    const { body } = await t.browser().post('/api/auth/register').send(somebody('2009-03-01')).expect(201);
    expect(body).toMatchObject({ ageBand: 'adult', birthDate: '2009-03-01' });
  });

  test.each(['1986-02-30', '2027-03-02', '1886-04-18', ''])(
    'born on %j is told that this is not a valid date of birth',
    async (day) => {
      const { body } = await t.browser().post('/api/auth/register').send(somebody(day)).expect(400);
      expect(Object.keys(body.fields)).toEqual(['birthDate']);
    },
  );

  test('too young is refused in that browser for an hour, through a cookie that no script can read', async () => {
    const answer = await t.browser().post('/api/auth/register').send(somebody(TWELVE));
    expect(answer.headers['set-cookie']).toEqual([
      'sanctum_guardian_needed=1; Max-Age=3600; Path=/; HttpOnly; SameSite=Strict',
    ]);
  });
});

describe('the email to her mother', () => {
  const tooYoung = async () => {
    const browser = t.browser();
    await browser.post('/api/auth/register').send(somebody(TWELVE)).expect(403);
    return browser;
  };
  const kept = () => t.database.query('select email from guardian_mails');

  test('is sent once in seven days, and then the address is forgotten', async () => {
    const browser = await tooYoung();
    for (const asking of [browser, browser, await tooYoung()]) {
      await asking.post('/api/auth/ask-guardian').send({ email: 'mother@example.org' }).expect(202);
    }
    expect(await mailsTo(t, 'mother@example.org')).toEqual([
      expect.objectContaining({ text: expect.stringContaining('/my-sanctum/family') as string }),
    ]);
    expect(await kept()).toHaveLength(1);
    t.clock.advance(days(7));
    await t.app.get(SweepAccountsJob, { strict: false }).run();
    expect(await kept()).toEqual([]);
    t.clock.advance(-days(7));
  });

  test('is not sent for someone who was not refused as too young a moment ago', async () => {
    await t.browser().post('/api/auth/ask-guardian').send({ email: 'stranger@example.org' }).expect(202);
    expect(await mailsTo(t, 'stranger@example.org')).toEqual([]);
    expect(await kept()).toEqual([]);
  });
});

describe('a member who was not asked for their age yet', () => {
  const tell = ({ browser }: Person, birthDate: string, country = 'US') =>
    browser.post('/api/me/set-birth-date').send({ birthDate, country });

  test('answers once, and the first answer counts', async () => {
    const rosa = await aMember(t, { band: null });
    expect((await rosa.browser.get('/api/me')).body).toMatchObject({ ageBand: null, birthDate: null });
    await tell(rosa, '1986-04-18').expect(204);
    expect((await tell(rosa, '1990-04-18').expect(409)).body.code).toBe('age_said');
    expect((await rosa.browser.get('/api/me')).body).toMatchObject({
      ageBand: 'adult',
      birthDate: '1986-04-18',
    });
  });

  test('who is a teen and may consent in her country continues', async () => {
    const lena = await aMember(t, { band: null });
    await tell(lena, '2012-03-01', 'US').expect(204);
    await lena.browser.get('/api/me').expect(200);
    const consents = await t.database.query(
      'select purpose, method, evidence from consents where ward_id = $1',
      [lena.id],
    );
    expect(consents).toEqual([{ purpose: 'account', method: 'own_age', evidence: 'US: 13' }]);
  });

  test.each([
    ['2012-03-01', 'DE'],
    [TWELVE, 'US'],
  ])('born on %s and living in %s is signed out until a guardian agrees', async (birthDate, country) => {
    const lena = await aMember(t, { band: null });
    expect((await tell(lena, birthDate, country).expect(403)).body).toMatchObject(refusal);
    await lena.browser.get('/api/me').expect(401);
    const credentials = { email: lena.email, password: PASSWORD };
    const answer = await t.browser().post('/api/auth/login').send(credentials).expect(403);
    expect(answer.body).toMatchObject(refusal);
  });

  test.each([
    ['birthDate', { birthDate: '2027-03-02', country: 'US' }],
    ['birthDate', { birthDate: '1986-02-30', country: 'US' }],
    ['country', { birthDate: '1986-04-18', country: 'Atlantis' }],
  ])('is told what is wrong with the %s: %j', async (field, body) => {
    const rosa = await aMember(t, { band: null });
    const answer = await rosa.browser.post('/api/me/set-birth-date').send(body).expect(400);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
  });

  test('who answers on ten devices at once has one answer', async () => {
    const rosa = await aMember(t, { band: null });
    const answers = await Promise.all(Array.from({ length: 10 }, () => tell(rosa, '1986-04-18')));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  });
});

describe('growing up', () => {
  const bandOf = async ({ browser }: Person) =>
    ((await browser.get('/api/me')).body as { ageBand: string }).ageBand;
  const born = (person: Person, on: string) =>
    t.database.query('update accounts set birth_date = $2 where id = $1', [person.id, on]);
  const aDayPasses = () => t.app.get(MoveBandsJob, { strict: false }).run();

  test('a child becomes a teen on the day she turns 13, and not before', async () => {
    const lena = await aDaughter(t, await aMember(t), { band: 'child' });
    await born(lena, '2014-03-02');
    await aDayPasses();
    expect(await bandOf(lena)).toBe('child');
    await born(lena, `2014${TODAY.slice(4)}`);
    await aDayPasses();
    expect(await bandOf(lena)).toBe('teen');
  });

  test.each([
    ['Pacific/Kiritimati', 'teen'],
    ['Europe/London', 'child'],
    ['America/Los_Angeles', 'child'],
  ])('the day begins in her own time zone (%s)', async (timeZone, band) => {
    const lena = await aDaughter(t, await aMember(t), { band: 'child' });
    await t.database.query('update accounts set time_zone = $2 where id = $1', [lena.id, timeZone]);
    const tomorrow = new Date(Date.parse(`${TODAY}T00:00:00Z`) + days(1)).toISOString().slice(4, 10);
    await born(lena, `2014${tomorrow}`);
    t.clock.advance(Date.parse(`${TODAY}T12:00:00Z`) - t.clock.now().getTime());
    await lena.browser.post('/api/auth/refresh').expect(200);
    await aDayPasses();
    expect(await bandOf(lena)).toBe(band);
  });

  test('one statement finds everyone who turned 13 or 18, in any time zone, even after the worker was down', async () => {
    const people = [];
    for (const [timeZone, born] of [
      ['Pacific/Kiritimati', '2014-01-01'],
      ['America/Los_Angeles', '2014-01-02'],
      ['Europe/London', '2008-01-01'],
    ]) {
      const lena = await aDaughter(t, await aMember(t), { band: 'child' });
      await t.database.query('update accounts set time_zone = $2, birth_date = $3 where id = $1', [
        lena.id,
        timeZone,
        born,
      ]);
      people.push(lena);
    }
    const statements = await statementsOf(t, aDayPasses);
    expect(statements.filter(({ text }) => text.includes('time_zone'))).toHaveLength(1);
    expect(await Promise.all(people.map(bandOf))).toEqual(['teen', 'teen', 'adult']);
  });

  test('at 18 the account is the daughter’s alone: guardians and consents end, and both sides are notified', async () => {
    const mother = await aMember(t);
    const lena = await aDaughter(t, mother, { agreed: ['account', 'frames'] });
    await born(lena, `2009${TODAY.slice(4)}`);
    await aDayPasses();
    await aDayPasses();
    expect(await bandOf(lena)).toBe('adult');
    expect(await t.database.query('select 1 from guardian_links where ward_id = $1', [lena.id])).toEqual([]);
    const said = await t.database.query(
      `select purpose from consents where ward_id = $1 and not given and method = 'of_age' order by purpose`,
      [lena.id],
    );
    expect(said).toEqual([{ purpose: 'account' }, { purpose: 'frames' }]);
    expect(await mailsTo(t, lena.email)).toEqual([
      expect.objectContaining({ subject: 'Your account is all yours now' }),
    ]);
    expect(await mailsTo(t, mother.email)).toEqual([
      expect.objectContaining({ subject: 'Lena Lind is 18 and now manages her own account' }),
    ]);
    const credentials = { email: lena.email, password: PASSWORD };
    await t.browser().post('/api/auth/login').send(credentials).expect(200);
  });
});
