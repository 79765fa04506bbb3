import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aProduct } from '../../../../test/builders/catalog.js';
import {
  aDaughter,
  aProvenMother,
  becomeGuardian,
  onlyWardOf,
  setConsents,
} from '../../../../test/builders/families.js';
import { aPaidOrder } from '../../../../test/builders/orders.js';
import { aMember, PASSWORD, type Person } from '../../../../test/builders/people.js';
import { mailsTo } from '../../../../test/mail.js';
import { untilEndedOrWaiting } from '../../../../test/waiting.js';
import { minutes } from '../../../kernel/clock.js';
import { newId } from '../../../kernel/ids.js';
import { AccountErasureService } from '../erasure/account-erasure.service.js';
import type { FamilyResponse } from './family.dto.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const aMother = () => aProvenMother(t);

describe('a second guardian', () => {
  const invite = ({ browser }: Person, wardId: string, email: string) =>
    browser.post(`/api/family/wards/${wardId}/invite-guardian`).send({ email });
  const linkTo = async (email: string): Promise<string> => {
    const [link] = (await mailsTo(t, email)).flatMap(
      ({ text }) => /\/guardian\/([\w-]+)/.exec(text)?.[1] ?? [],
    );
    return link!;
  };

  const accept = ({ browser }: Person, token: string) =>
    browser.post('/api/family/invitations/accept').send({ token });
  const confirm = ({ browser }: Person, wardId: string) =>
    browser.post(`/api/family/wards/${wardId}/confirm-guardian`);
  const remove = ({ browser }: Person, wardId: string, { id }: Person) =>
    browser.post(`/api/family/wards/${wardId}/guardians/${id}/remove`);
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
  /** Has accepted, and the mother has confirmed. */
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

  /** Requests for everything a guardian may do for a ward. */
  const actions = ({ browser }: Person, id: string) => [
    browser.get(`/api/family/wards/${id}/consents`),
    browser.get(`/api/family/wards/${id}/moderation`),
    browser.get(`/api/family/wards/${id}/learning`),
    browser.get(`/api/family/wards/${id}/data-export`),
    browser.post(`/api/family/wards/${id}/data-export/prepare`).send({}),
    browser.post(`/api/family/wards/${id}/deletion/schedule`).send({ password: PASSWORD }),
    browser.post(`/api/family/wards/${id}/set-password`).send({ password: 'snow on the old roof' }),
    browser.post(`/api/family/wards/${id}/update-consents`).send({ purposes: [] }),
    browser.post(`/api/family/wards/${id}/invite-guardian`).send({ email: 'third@example.org' }),
    browser.post(`/api/family/wards/${id}/confirm-guardian`),
  ];
  const statusesOf = async (person: Person, id: string) => {
    const statuses: number[] = [];
    for (const call of actions(person, id)) statuses.push((await call).status);
    return [...new Set(statuses)];
  };

  test('becomes one once she has accepted, the first has confirmed and her order proves that she is an adult', async () => {
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

  test('becomes one as soon as the first confirms, if an earlier order has proved it', async () => {
    const mother = await aMember(t);
    const second = await ida();
    await aPaidOrder(t, second, (await aProduct(t)).id);
    const daughter = await confirmed(mother, second);
    expect(await onlyWardOf(second)).toMatchObject({ id: daughter.id });
  });

  test('must own the confirmed, invited address', async () => {
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

  test('and the first are notified of each step by mail and in the app', async () => {
    const mother = await aMember(t);
    const second = await ida();
    const { daughter, token } = await invited(mother, second);
    await accept(second, token).expect(204);
    expect(await heardBy(mother)).toMatchObject([{ kind: 'guardian_accepted', people: ['Ida Berg'] }]);
    expect(await heardBy(second)).toMatchObject([{ kind: 'guardian_waits' }]);
    for (const each of [mother, second])
      expect(await subjectsTo(each)).toContain('Next step: a second guardian for Lena');

    await confirm(mother, daughter.id).expect(200);
    await t.runJobs();
    const mails = await mailsTo(t, second.email);
    expect(mails.filter(({ text }) => text.includes('To verify that you’re an adult'))).toHaveLength(1);

    await aPaidOrder(t, second, (await aProduct(t)).id);
    expect((await heardBy(mother))[0]).toMatchObject({ kind: 'guardian_joined', people: ['Ida Berg'] });
    expect((await heardBy(second))[0]).toMatchObject({ kind: 'guardian_joined', people: ['Rosa Lind'] });
    for (const each of [mother, second])
      expect(await subjectsTo(each)).toContain('Lena now has a second guardian');
  });

  test('is removed by the first at any step, and both are notified', async () => {
    const mother = await aMother();
    const second = await ida();
    const daughter = await confirmed(mother, second);
    await remove(mother, daughter.id, second).expect(200);
    expect(await familyOf(second)).toMatchObject({ wards: [], waiting: [] });
    expect((await heardBy(second))[0]).toMatchObject({ kind: 'guardian_ended' });
    expect((await heardBy(mother))[0]).toMatchObject({ kind: 'guardian_removed', people: ['Ida Berg'] });
    for (const each of [mother, second])
      expect(await subjectsTo(each)).toContain('Ida Berg is no longer Lena’s guardian');

    await becomeGuardian(t, second, daughter);
    await remove(mother, daughter.id, second).expect(200);
    expect(await statusesOf(second, daughter.id)).toEqual([404]);
    await daughter.browser.get('/api/me').expect(200);
  });

  test('can withdraw her acceptance, and can be invited again', async () => {
    const mother = await aMember(t);
    const second = await ida();
    const { daughter, token } = await invited(mother, second);
    await accept(second, token).expect(204);
    await second.browser.post(`/api/family/acceptances/${daughter.id}/withdraw`).expect(200);
    await second.browser.post(`/api/family/acceptances/${daughter.id}/withdraw`).expect(404);
    expect(await onlyWardOf(mother)).toMatchObject({ candidate: null, invited: null });
    await invite(mother, daughter.id, second.email).expect(200);
  });

  test('removes the first only after proving to be an adult, and the last guardian cannot leave', async () => {
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

  test('and the first, removing each other at once, leave one guardian', async () => {
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

  test('who is confirmed and removed at the same time is removed', async () => {
    const mother = await aMother();
    const second = await ida();
    await aPaidOrder(t, second, (await aProduct(t)).id);
    const { daughter, token } = await invited(mother, second);
    await accept(second, token).expect(204);
    await Promise.all([confirm(mother, daughter.id), remove(mother, daughter.id, second)]);
    expect((await familyOf(daughter)).guardians.map(({ name }) => name)).toEqual(['Rosa Lind']);
    expect(await familyOf(second)).toMatchObject({ wards: [], waiting: [] });
  });

  test('is notified of the other’s consents and withdrawals, and by email if all have ended', async () => {
    const mother = await aMother();
    const daughter = await aDaughter(t, mother);
    const ida = await aMember(t, { name: 'Ida Berg' });
    await becomeGuardian(t, ida, daughter);
    await setConsents(mother, daughter.id, ['account', 'community']).expect(200);
    await setConsents(ida, daughter.id, ['account']).expect(200);
    await setConsents(ida, daughter.id, ['account']).expect(200); // unchanged
    expect(await heardBy(ida)).toMatchObject([{ kind: 'ward_consent_given', people: ['Rosa Lind'] }]);
    expect(await heardBy(mother)).toMatchObject([{ kind: 'ward_consent_withdrawn', people: ['Ida Berg'] }]);
    const mailed = async ({ email }: Person) =>
      (await mailsTo(t, email)).filter(({ subject }) => subject.includes('for now'));
    expect(await mailed(mother)).toEqual([]);
    await setConsents(ida, daughter.id, []).expect(200);
    expect((await heardBy(mother))[0]).toMatchObject({ kind: 'ward_closed', people: ['Ida Berg'] });
    const [mail, ...more] = await mailed(mother);
    expect(mail?.text).toContain('Ida Berg ended all permissions for Lena L. at');
    expect(`${mail?.subject} ${mail?.text}`).not.toContain('Lena Lind');
    expect([more, await mailed(ida)]).toEqual([[], []]);
  });

  test('is notified if the other leaves, and the consents stay', async () => {
    const mother = await aMother();
    const daughter = await aDaughter(t, mother);
    const ida = await aMember(t, { name: 'Ida Berg' });
    await becomeGuardian(t, ida, daughter);
    const erasures = t.app.get(AccountErasureService, { strict: false });
    await t.database.transaction((tx) => erasures.erase(tx, ida.id));
    expect((await heardBy(mother))[0]).toMatchObject({
      kind: 'guardian_left',
      people: [],
      path: '/my-sanctum/family',
    });
    const { body } = await daughter.browser.get('/api/family').expect(200);
    expect(body.guardians).toEqual([{ id: mother.id, name: 'Rosa Lind', isMe: false }]);
  });

  test('signs the daughter out if both leave at once', async () => {
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

  test('cannot accept a canceled invitation', async () => {
    const mother = await aMember(t);
    const daughter = await aDaughter(t, mother);
    const email = `${newId()}@example.org`;
    await invite(mother, daughter.id, email).expect(200);
    const token = await linkTo(email);
    await mother.browser.post(`/api/family/wards/${daughter.id}/cancel-invitation`).expect(200);
    await t.browser().get(`/api/family/invitations/${token}`).expect(422);
  });

  test('must be an adult', async () => {
    const mother = await aMember(t);
    const daughter = await aDaughter(t, mother);
    const sister = await aDaughter(t, mother, { name: 'Ida Lind' });
    await invite(mother, daughter.id, sister.email).expect(200);
    const token = await linkTo(sister.email);
    await sister.browser.post('/api/family/invitations/accept').send({ token }).expect(403);
  });

  test('is never followed by a third, because the database refuses', async () => {
    const daughter = await aDaughter(t, await aMember(t));
    await becomeGuardian(t, await aMember(t), daughter);
    await expect(becomeGuardian(t, await aMember(t), daughter)).rejects.toThrow('guardian_links_two');
  });
});
