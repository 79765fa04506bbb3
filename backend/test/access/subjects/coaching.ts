import { newId } from '../../../src/kernel/ids.js';
import {
  aBookedCall,
  aCaller,
  askFor,
  freeTimes,
  openTheCalendar,
  callToken,
} from '../../builders/coaching.js';
import { type Call, plain, type Scene, type Subject } from './scene.js';

/** The coach's only offering, with hours. */
async function offering({ t }: Scene): Promise<Call> {
  const call = await openTheCalendar(t);
  return { params: { id: call.id }, body: call };
}

async function slots({ t }: Scene): Promise<Call> {
  const { id } = await openTheCalendar(t);
  return { params: { id }, query: { from: '2027-03-02T00:00:00Z', to: '2027-03-03T00:00:00Z' } };
}

async function freeTime({ t }: Scene): Promise<Call> {
  const call = await openTheCalendar(t);
  const [slot] = await freeTimes(t, call);
  const wish = { startsAt: slot!.startsAt, ...aCaller(), note: null, timeZone: 'Europe/London' };
  return { params: { id: call.id }, body: wish };
}

async function heldTime({ t }: Scene): Promise<Call> {
  const call = await openTheCalendar(t);
  const [slot] = await freeTimes(t, call);
  const caller = { name: 'Ida', email: `ida-${newId()}@example.org` };
  await askFor(t.browser(), call, slot!.startsAt, caller).expect(202);
  return { params: { token: await callToken(t, caller.email) } };
}

async function booked({ t }: Scene): Promise<Call> {
  const { caller } = await aBookedCall(t, await openTheCalendar(t));
  const [row] = await t.database.query<{ id: string }>('select id from coaching_bookings where email = $1', [
    caller.email,
  ]);
  return { params: { id: row!.id }, body: { reason: 'I am ill that day.' } };
}

/** A booked call with the body of what is done with it. */
const bookedFor =
  (body: object) =>
  async (scene: Scene): Promise<Call> => ({
    ...(await booked(scene)),
    body,
  });

async function begun(scene: Scene): Promise<Call> {
  const call = await booked(scene);
  await scene.t.database.query(
    `update coaching_sessions set starts_at = starts_at - shift.by, ends_at = ends_at - shift.by,
       blocked = tstzrange(lower(blocked) - shift.by, upper(blocked) - shift.by)
     from (select count(*) * interval '50 days' as by from coaching_sessions) shift
     where id = (select session_id from coaching_bookings where id = $1)`,
    [call.params!['id']],
  );
  return { ...call, body: { outcome: 'completed' } };
}

export const coaching: Record<string, Subject> = {
  'PublicOfferingsController.list': plain,
  'PublicOfferingsController.slots': { call: slots },
  'PublicBookingsController.book': { call: freeTime },
  'PublicBookingsController.read': { call: heldTime },
  'PublicBookingsController.confirm': { call: heldTime },
  'PublicBookingsController.cancel': { call: heldTime },
  'OfferingsController.list': plain,
  'OfferingsController.one': { call: async (scene) => ({ params: (await offering(scene)).params! }) },
  'OfferingsController.edit': { call: offering },
  'CoachBookingsController.list': plain,
  'CoachBookingsController.one': { call: async (scene) => ({ params: (await booked(scene)).params! }) },
  'CoachBookingsController.cancel': { call: booked },
  'CoachBookingsController.edit': {
    call: bookedFor({ sharedNotes: 'Well done.', privateNote: null, sessionLink: null }),
  },
  'CoachBookingsController.move': { call: bookedFor({ startsAt: '2060-03-03T10:00:00Z', anyTime: true }) },
  'CoachBookingsController.settle': { call: begun },
};
