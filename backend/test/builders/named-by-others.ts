import { newId } from '../../src/kernel/ids.js';
import type { TestApp } from '../app.js';
import { aProduct } from './catalog.js';
import { aBookedCall, theDiscoveryCall } from './coaching.js';
import { aNeighbour, aPost } from './community.js';
import { aDaughter, becomeGuardian } from './families.js';
import { give, payForCart } from './gifts.js';
import { aCreator, aMember, type Person } from './people.js';

/**
 * Puts the member's name or address into other people's data: emails to another member, to the coach and to the other guardian of a
 * daughter, one of an older release, a gift, a cart, an invitation, an address to ask, and a call booked without signing in.
 */
export async function namedByOthers(t: TestApp, member: Person, name: string): Promise<void> {
  const { id, email, browser } = member;
  const other = await aNeighbour(t);
  await aPost(member, { text: `Good morning, @[${other.id}].` });
  await t.runJobs();

  const to = { recipientName: name, recipientEmail: email };
  await give(other.browser, (await aProduct(t)).id, to).expect(200);
  await payForCart(t, other);
  await give(other.browser, (await aProduct(t)).id, to).expect(200);

  const mother = await aMember(t);
  const daughter = await aDaughter(t, mother);
  await mother.browser.post(`/api/family/wards/${daughter.id}/invite-guardian`).send({ email }).expect(200);
  const common = await aDaughter(t, mother, { name: 'Ada Stone' });
  await becomeGuardian(t, { id }, common);
  await browser.post(`/api/family/wards/${common.id}/update-consents`).send({ purposes: [] }).expect(200);
  await t.database.query('insert into guardian_mails (id, email, asked_at) values ($1, $2, $3)', [
    newId(),
    email,
    t.clock.now(),
  ]);

  await aBookedCall(t, await theDiscoveryCall(await aCreator(t)), { name, email });
  await t.database.query(
    `insert into mails (id, kind, thing, account_id, subject, status, created_at)
     values ($1, 'call_booked', $2, $3, $4, 'sent', $5)`,
    [newId(), newId(), other.id, `${name} has booked: A call`, t.clock.now()],
  );
}
