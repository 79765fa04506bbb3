import { aProduct } from '../../../../test/builders/catalog.js';
import { becomeGuardian } from '../../../../test/builders/families.js';
import { aPaidOrder } from '../../../../test/builders/orders.js';
import { aCreator, aMember, type Person } from '../../../../test/builders/people.js';
import { startTestApp, type TestApp } from '../../../../test/app.js';
import { mailsTo } from '../../../../test/mail.js';
import { untilEndedOrWaiting } from '../../../../test/waiting.js';
import { newId } from '../../../kernel/ids.js';
import type { WardResponse } from './family.dto.js';
import { GuardianProofService } from './guardian-proof.service.js';

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

const PASSWORD_OF_LENA = 'rain on the old roof';
const wardsOf = async ({ browser }: Person): Promise<WardResponse[]> =>
  (await browser.get('/api/family').expect(200)).body.wards;
const onlyWardOf = async (guardian: Person) => (await wardsOf(guardian))[0]!;

async function addLena(mother: Person, purposes: string[] = ['account', 'community']): Promise<WardResponse> {
  const signInName = `lena-${newId().slice(-12)}`;
  const lena = {
    name: 'Lena Lind',
    birthDate: '2015-04-18',
    signInName,
    password: PASSWORD_OF_LENA,
    purposes,
  };
  const { body } = await mother.browser.post('/api/family/wards').send(lena).expect(201);
  return body.wards.find((ward: WardResponse) => ward.signInName === signInName);
}
const agree = ({ browser }: Person, { id }: { id: string }, purposes: string[]) =>
  browser.post(`/api/family/wards/${id}/update-consents`).send({ purposes });
const buy = async (person: Person) => {
  const orderId = await aPaidOrder(t, person, (await aProduct(t)).id);
  return (await t.database.one<{ number: string }>('select number from orders where id = $1', [orderId]))!
    .number;
};
const signIn = (ward: WardResponse) =>
  t.browser().post('/api/auth/login').send({ email: ward.signInName, password: PASSWORD_OF_LENA });
const heardBy = async ({ browser }: Person): Promise<{ kind: string; people: string[]; path: string }[]> => {
  await t.runJobs();
  return (await browser.get('/api/me/notifications').expect(200)).body.items;
};
const opened = async (person: Person) =>
  (await mailsTo(t, person.email)).filter(({ subject }) => subject === 'Lena Lind can sign in now');

describe('a consent ticked before the guardian has proved to be an adult', () => {
  test('is stored, and opens nothing', async () => {
    const lena = await addLena(rosa);
    expect(lena).toMatchObject({ agreed: [], wished: ['account', 'community'], openedBy: null });
    await signIn(lena).expect(403);
    await agree(rosa, lena, ['account']).expect(200);
    expect(await onlyWardOf(rosa)).toMatchObject({ agreed: [], wished: ['account'] });
    await agree(rosa, lena, []).expect(200);
    expect(await onlyWardOf(rosa)).toMatchObject({ wished: [] });
    expect(await t.database.query('select from consents where ward_id = $1', [lena.id])).toEqual([]);
  });

  test('takes effect in the transaction of her order, and she is notified that the account is open', async () => {
    const lena = await addLena(rosa);
    const number = await buy(rosa);
    // before any background job has run
    expect(await onlyWardOf(rosa)).toMatchObject({
      agreed: ['account', 'community'],
      wished: [],
      openedBy: number,
    });
    await signIn(lena).expect(200);
    expect(await opened(rosa)).toHaveLength(1);
    expect(await heardBy(rosa)).toContainEqual(
      expect.objectContaining({
        kind: 'ward_opened',
        people: ['Lena Lind'],
        path: '/my-sanctum/family',
      }),
    );
    const records = (await rosa.browser.get(`/api/family/wards/${lena.id}/consents`).expect(200)).body.items;
    expect(records).toContainEqual(
      expect.objectContaining({ purpose: 'account', isGiven: true, method: 'card_order', evidence: number }),
    );
  });

  test('counts once, no matter how often she buys', async () => {
    const lena = await addLena(rosa);
    await buy(rosa);
    await agree(rosa, lena, ['account']).expect(200);
    await buy(rosa);
    expect(await onlyWardOf(rosa)).toMatchObject({ agreed: ['account'] });
    expect(await opened(rosa)).toHaveLength(1);
  });

  test('counts with the coach’s note of a call with her, for that daughter', async () => {
    const coach = await aCreator(t);
    const lena = await addLena(rosa, ['account', 'frames']);
    const other = await addLena(rosa, ['account']);
    await coach.browser
      .post(`/api/students/${lena.id}/family/record-call`)
      .send({ guardianId: rosa.id, on: '2027-02-28', note: 'She knows the lessons.', purposes: ['account'] })
      .expect(200);
    const wards = await wardsOf(rosa);
    expect(wards).toContainEqual(
      expect.objectContaining({ id: lena.id, agreed: ['account', 'frames'], wished: [], openedBy: null }),
    );
    expect(wards).toContainEqual(expect.objectContaining({ id: other.id, agreed: [], wished: ['account'] }));
    expect(await opened(rosa)).toHaveLength(1);
  });

  test('takes no effect through another person’s order, or a free one', async () => {
    const lena = await addLena(rosa);
    const ida = await aMember(t, { name: 'Ida Berg' });
    await buy(ida);
    await t.database.transaction((tx) =>
      t.app.get(GuardianProofService, { strict: false }).proven(tx, rosa.id),
    );
    expect(await onlyWardOf(rosa)).toMatchObject({ agreed: [], wished: ['account', 'community'] });
    await signIn(lena).expect(403);
  });

  test('does not bring back what the other guardian has withdrawn since', async () => {
    const lena = await addLena(rosa);
    const ida = await aMember(t, { name: 'Ida Berg' });
    await buy(ida);
    await becomeGuardian(t, ida, lena);
    await agree(ida, lena, ['account']).expect(200);
    await agree(ida, lena, []).expect(200);
    await buy(rosa);
    expect(await onlyWardOf(rosa)).toMatchObject({ agreed: [], wished: [] });
  });

  test('is reported to the other guardian when it takes effect', async () => {
    const lena = await addLena(rosa);
    const ida = await aMember(t, { name: 'Ida Berg' });
    await becomeGuardian(t, ida, lena);
    await buy(rosa);
    expect(await heardBy(ida)).toContainEqual(
      expect.objectContaining({ kind: 'ward_consent_given', people: ['Rosa Lind'] }),
    );
    expect(await opened(ida)).toEqual([]);
  });

  test('is not lost when she ticks it while her order is being settled', async () => {
    const lena = await addLena(rosa, []);
    const proof = t.app.get(GuardianProofService, { strict: false });
    let ticking: Promise<unknown> | undefined;
    await t.database.transaction(async (tx) => {
      await proof.proven(tx, rosa.id);
      ticking = agree(rosa, lena, ['account']).then((answer) => answer);
      await untilEndedOrWaiting(t, ticking);
      // the tick is locked out until the order is committed, and then sees it
      expect((await onlyWardOf(rosa)).wished).toEqual([]);
    });
    await ticking;
    expect(await onlyWardOf(rosa)).toMatchObject({ wished: ['account'] });
  });
});
