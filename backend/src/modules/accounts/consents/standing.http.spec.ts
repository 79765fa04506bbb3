import { startTestApp, type TestApp } from '../../../../test/app.js';
import { agree, becomeGuardian } from '../../../../test/builders/families.js';
import { aCreator, aMember, type Person as Somebody } from '../../../../test/builders/people.js';
import { AGE_BANDS } from '../../../kernel/age-bands.js';
import { type Facts, may, type Person, STRANGERS } from '../policy/may.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const AGREED = [[], ['account'], ['community'], ['account', 'community']] as const;

/** Rows of the view: people hidden from others, and if they have no consent at all. */
const absent = async (): Promise<Map<string, boolean>> => {
  const rows = await t.database.query<{ id: string; isClosed: boolean }>(
    'select id, is_closed as "isClosed" from absent_minors',
  );
  return new Map(rows.map(({ id, isClosed }) => [id, isClosed]));
};

async function everySituation(): Promise<
  (Person & Pick<Facts, 'consented' | 'communityAgreed'> & { id: string })[]
> {
  const guardian = await aMember(t);
  const people = [];
  for (const band of [...AGE_BANDS, null])
    for (const agreed of AGREED) {
      const member: Somebody = await aMember(t, { band: null });
      await t.database.query('update accounts set age_band = $2 where id = $1', [member.id, band]);
      await becomeGuardian(t, guardian, member);
      for (const purpose of agreed) await agree(t, guardian, member, purpose);
      people.push({
        id: member.id,
        role: 'member' as const,
        band,
        consented: agreed.some((purpose) => purpose === 'account'),
        communityAgreed: agreed.some((purpose) => purpose === 'community'),
      });
    }
  const { id } = await aCreator(t);
  return [...people, { id, role: 'creator', band: null, consented: false, communityAgreed: false }];
}

test('the view of absent minors agrees with the policy in every situation', async () => {
  const people = await everySituation();
  const rows = await absent();
  for (const person of people) {
    const facts = { ...STRANGERS, ...person };
    const isRead = may(undefined, 'be-read-in-community', person, facts);
    const isReached = may(undefined, 'be-reached', person, facts);
    expect({ ...person, absent: rows.get(person.id) }).toEqual({
      ...person,
      absent: isRead ? undefined : !isReached,
    });
  }
  expect(rows.size).toBeGreaterThan(0);
  expect(rows.size).toBeLessThan(people.length);
});
