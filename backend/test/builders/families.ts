import { newId } from '../../src/kernel/ids.js';
import type { AgeBand } from '../../src/kernel/age-bands.js';
import type { FamilyResponse, WardResponse } from '../../src/modules/accounts/guardians/family.dto.js';
import type { TestApp } from '../app.js';
import { aProduct } from './catalog.js';
import { aPaidOrder } from './orders.js';
import { aMember, type Person } from './people.js';

type Purpose = 'account' | 'community' | 'messages' | 'frames' | 'unseen_posts';

interface Wishes {
  name?: string;
  band?: Exclude<AgeBand, 'adult'>;
  /** Purposes that the mother has agreed to; by default only the account. */
  agreed?: readonly Purpose[];
}

/** Creates a signed-in daughter of this mother, with the mother's consents. */
export async function aDaughter(
  t: TestApp,
  mother: Person,
  { name = 'Lena Lind', band = 'teen', agreed = ['account'] }: Wishes = {},
): Promise<Person> {
  // signed in first: a minor without a valid consent cannot sign in
  const daughter = await aMember(t, { name });
  await t.database.query('update accounts set age_band = $2 where id = $1', [daughter.id, band]);
  await becomeGuardian(t, mother, daughter);
  for (const purpose of agreed) await agree(t, mother, daughter, purpose);
  return daughter;
}

/** Adds a guardian at the next free position: a minor has at most two. */
export async function becomeGuardian(
  t: TestApp,
  guardian: Pick<Person, 'id'>,
  ward: Pick<Person, 'id'>,
): Promise<void> {
  await t.database.query(
    `insert into guardian_links (guardian_id, ward_id, place, since)
     select $1, $2, count(*) + 1, $3 from guardian_links where ward_id = $2`,
    [guardian.id, ward.id, t.clock.now()],
  );
}

export async function agree(
  t: TestApp,
  guardian: Pick<Person, 'id'>,
  ward: Pick<Person, 'id'>,
  purpose: Purpose,
  given = true,
): Promise<void> {
  await t.database.query(
    `insert into consents (id, ward_id, purpose, given, actor_id, method, text_version, at)
     values ($1, $2, $3, $4, $5, 'guardian', '2026-11', $6)`,
    [newId(), ward.id, purpose, given, guardian.id, t.clock.now()],
  );
}

/** Creates a guardian proven to be an adult by an order paid by card. `order`: its number. */
export async function aProvenMother(t: TestApp): Promise<Person & { order: string }> {
  const mother = await aMember(t);
  const id = await aPaidOrder(t, mother, (await aProduct(t)).id);
  const paid = await t.database.one<{ number: string }>('select number from orders where id = $1', [id]);
  return { ...mother, order: paid!.number };
}

export async function onlyWardOf({ browser }: Person): Promise<WardResponse> {
  const { body } = await browser.get('/api/family').expect(200);
  const { wards } = body as FamilyResponse;
  expect(wards).toHaveLength(1);
  return wards[0]!;
}

export const setConsents = ({ browser }: Person, wardId: string, purposes: string[]) =>
  browser.post(`/api/family/wards/${wardId}/update-consents`).send({ purposes });
