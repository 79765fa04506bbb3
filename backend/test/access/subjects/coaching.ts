import { days, later, minutes } from '../../../src/kernel/clock.js';
import { newId } from '../../../src/kernel/ids.js';
import {
  aBookedCall,
  aCaller,
  askFor,
  freeTimes,
  openTheCalendar,
  callToken,
} from '../../builders/coaching.js';
import {
  aBookedSession,
  anHour,
  aPackage,
  giveSessions,
  memberTimes,
} from '../../builders/coaching-sessions.js';
import { addBusyCalendar, aCalendarElsewhere } from '../../builders/busy-calendars.js';
import { aCreator, aMember } from '../../builders/people.js';
import { aDate, aWorkshop, takePlace } from '../../builders/workshops.js';
import { type Call, plain, type Scene, type Subject } from './scene.js';

/** Returns the coach's only offering, with hours. */
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

async function bookedByLink({ t }: Scene): Promise<Call> {
  const call = await openTheCalendar(t);
  const { token } = await aBookedCall(t, call);
  return { params: { token }, body: { startsAt: (await freeTimes(t, call)).at(-1)!.startsAt } };
}

async function booked({ t }: Scene): Promise<Call> {
  const { caller } = await aBookedCall(t, await openTheCalendar(t));
  const [row] = await t.database.query<{ id: string }>('select id from coaching_bookings where email = $1', [
    caller.email,
  ]);
  return { params: { id: row!.id }, body: { reason: 'I am ill that day.' } };
}

/** A booked call, with the body of the request about it. */
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

/** Creates coaching hours with sessions for the owner. */
async function hours({ t, owner }: Scene) {
  const coach = await aCreator(t);
  const hour = await anHour(coach);
  const productId = await aPackage(t, coach, hour);
  await giveSessions(coach, owner, hour).expect(200);
  return { hour, productId };
}

async function ownTime(scene: Scene): Promise<Call> {
  const { hour } = await hours(scene);
  const [slot] = await memberTimes(scene.t, scene.owner, hour);
  // the caller needs a session of their own
  if (scene.calledBy === 'other')
    await giveSessions(await aCreator(scene.t), scene.caller!, hour).expect(200);
  return {
    params: { id: hour.id },
    body: { startsAt: slot!.startsAt, note: null, timeZone: 'Europe/London' },
  };
}

/** Returns a time of an offering that is paid for individually. */
async function paidTime({ t, owner }: Scene): Promise<Call> {
  const coach = await aCreator(t);
  const hour = await anHour(coach);
  const productId = await aPackage(t, coach, hour, { sessions: 1 });
  const [slot] = await memberTimes(t, owner, hour);
  return {
    params: { id: hour.id },
    body: { startsAt: slot!.startsAt, note: null, timeZone: 'Europe/London', productId },
  };
}

/** Returns a time that the owner held, with an expired hold. */
async function lapsedTime(scene: Scene): Promise<Call> {
  const { params, body } = await paidTime(scene);
  const { body: held } = await scene.owner.browser
    .post(`/api/me/coaching/offerings/${params!['id']}/holds`)
    .send(body)
    .expect(201);
  return { params: { id: (held as { id: string }).id }, body: {} };
}

async function paidPlace({ t }: Scene): Promise<Call> {
  const coach = await aCreator(t);
  const evening = await aWorkshop(coach, { needsCredit: true });
  const productId = await aPackage(t, coach, evening, { sessions: 1 });
  const { id } = await aDate(t, coach, evening, { places: 3 });
  return { params: { id }, body: { note: null, timeZone: 'Europe/London', companion: null, productId } };
}

async function ownBooking(scene: Scene): Promise<Call> {
  const { hour } = await hours(scene);
  const { id } = await aBookedSession(scene.t, scene.owner, hour);
  const target = (await memberTimes(scene.t, scene.owner, hour)).at(-1)!;
  return { params: { id }, body: { startsAt: target.startsAt } };
}

const product = async (scene: Scene): Promise<Call> => {
  const { hour, productId } = await hours(scene);
  return { params: { id: productId }, body: { offeringId: hour.id, sessions: 5, validDays: null } };
};

async function givenSessions(scene: Scene): Promise<Call> {
  const { hour } = await hours(scene);
  const [credit] = await scene.t.database.query<{ id: string }>(
    'select id from coaching_credits where account_id = $1 and offering_id = $2',
    [scene.owner.id, hour.id],
  );
  return {
    params: { id: scene.owner.id, creditId: credit!.id },
    body: { offeringId: hour.id, sessions: 1, validDays: null, reason: 'A thank-you' },
  };
}

const withoutBody = (of: (scene: Scene) => Promise<Call>) => async (scene: Scene) => ({
  params: (await of(scene)).params!,
});

/** Creates a group date that is full, or has spots. */
async function aFreshDate({ t }: Scene, { places = 3, isFull = false } = {}): Promise<Call> {
  const coach = await aCreator(t);
  const workshop = await aWorkshop(coach);
  const date = await aDate(t, coach, workshop, { places: isFull ? 1 : places });
  if (isFull) await takePlace(await aMember(t), date).expect(201);
  return { params: { id: date.id } };
}

/** Creates a spot for two, booked by the owner. */
async function herPair({ t, owner }: Scene): Promise<Call> {
  const coach = await aCreator(t);
  const date = await aDate(t, coach, await aWorkshop(coach, { isForPairs: true }));
  const { body } = await takePlace(owner, date, 'Juni').expect(201);
  return { params: { id: (body as { id: string }).id }, body: { companion: 'Ida', companionId: null } };
}

/** Creates an external calendar of the coach. */
async function aBusyCalendar({ t }: Scene): Promise<Call> {
  await t.database.query('delete from coaching_busy_calendars');
  const { id } = await addBusyCalendar(await aCreator(t), await aCalendarElsewhere(t));
  return { params: { id } };
}

export const coaching: Record<string, Subject> = {
  'BusyCalendarsController.list': plain,
  'BusyCalendarsController.add': {
    call: async ({ t }) => ({ body: { name: 'Family', url: (await aCalendarElsewhere(t)).url } }),
  },
  'BusyCalendarsController.edit': {
    call: async (scene) => ({ ...(await aBusyCalendar(scene)), body: { name: 'Home', isPaused: false } }),
  },
  'BusyCalendarsController.read': { call: aBusyCalendar },
  'BusyCalendarsController.remove': { call: aBusyCalendar },
  'CoachWorkshopsController.list': {
    call: async ({ t }) => ({ params: { id: (await aWorkshop(await aCreator(t))).id } }),
  },
  'CoachWorkshopsController.add': {
    call: async ({ t }) => {
      const coach = await aCreator(t);
      const { id } = await aWorkshop(coach);
      const { startsAt } = await aDate(t, coach, { id });
      const afterIt = later(new Date(startsAt), minutes(240)).toISOString();
      return { params: { id }, body: { startsAt: afterIt, places: 3 } };
    },
  },
  'CoachWorkshopsController.move': {
    call: async (scene) => ({
      ...(await aFreshDate(scene)),
      body: { startsAt: later(scene.t.clock.now(), days(400)).toISOString() },
    }),
  },
  'CoachWorkshopsController.resize': {
    call: async (scene) => ({ ...(await aFreshDate(scene)), body: { places: 4 } }),
  },
  'CoachWorkshopsController.give': {
    call: async (scene) => ({
      ...(await aFreshDate(scene)),
      body: { studentId: scene.owner.id, companion: null, usesCredit: false, note: null },
    }),
  },
  'CoachWorkshopsController.callOff': {
    call: async (scene) => ({ ...(await aFreshDate(scene)), body: { reason: 'I have lost my voice.' } }),
  },
  'MemberWorkshopsController.listWaited': plain,
  'MemberWorkshopsController.list': {
    call: async ({ t }) => ({ params: { id: (await aWorkshop(await aCreator(t))).id } }),
  },
  'MemberWorkshopsController.book': {
    call: async (scene) => ({
      ...(await aFreshDate(scene)),
      body: { note: null, timeZone: 'Europe/London', companion: null },
    }),
  },
  'MemberWorkshopsController.chooseCompanion': { of: 'owner', call: herPair },
  'MemberWorkshopsController.hold': { call: paidPlace },
  'MemberWorkshopsController.wait': { call: (scene) => aFreshDate(scene, { isFull: true }) },
  'MemberWorkshopsController.leave': { call: (scene) => aFreshDate(scene, { isFull: true }) },
  'PublicOfferingsController.list': plain,
  'PublicOfferingsController.slots': { call: slots },
  'PublicBookingsController.book': { call: freeTime },
  'PublicBookingsController.read': { call: heldTime },
  'PublicBookingsController.downloads': { call: heldTime },
  'PublicBookingsController.confirm': { call: heldTime },
  'PublicBookingsController.move': { call: bookedByLink },
  'PublicBookingsController.cancel': { call: heldTime },
  'OfferingsController.list': plain,
  'OfferingsController.one': { call: async (scene) => ({ params: (await offering(scene)).params! }) },
  'OfferingsController.edit': { call: offering },
  'OfferingsController.create': {
    call: () => ({
      body: {
        title: 'One hour',
        description: '',
        needsCredit: true,
        durationSeconds: 3600,
        isGroup: false,
        isForPairs: false,
      },
    }),
  },
  'OfferingArchiveController.archive': {
    call: async ({ t }) => ({ params: { id: (await anHour(await aCreator(t))).id } }),
  },
  'BookingsOnBehalfController.book': {
    call: async (scene) => {
      const { params, body } = await ownTime(scene);
      const { startsAt, note } = body as { startsAt: string; note: null };
      const more = { isAtAnyTime: false, usesCredit: true, note };
      return { body: { studentId: scene.owner.id, offeringId: params!['id']!, startsAt, ...more } };
    },
  },
  'RemindersController.list': { call: async (scene) => ({ params: (await booked(scene)).params! }) },
  'RemindersController.send': { call: async (scene) => ({ params: (await booked(scene)).params! }) },
  'CalendarFeedsController.find': plain,
  'CalendarFeedsController.renew': plain,
  'CalendarFeedsController.end': plain,
  'CalendarFeedsController.read': {
    call: async ({ owner }) => {
      const { body } = await owner.browser.post('/api/me/calendar-feed/renew').send({}).expect(200);
      return { params: { token: (body as { url: string }).url.split('/').at(-1)! } };
    },
  },
  'MemberCoachingController.list': plain,
  'MemberCoachingController.listToArrange': plain,
  'MemberCoachingController.read': { call: () => ({ query: { period: 'upcoming' } }) },
  'MemberCoachingController.slots': { call: slots },
  'MemberCoachingController.book': { call: ownTime },
  'HoldsController.hold': { call: paidTime },
  'CalendlyController.read': plain,
  'HoldAgainController.hold': { of: 'owner', call: lapsedTime },
  'MemberCoachingController.downloads': { of: 'owner', call: withoutBody(ownBooking) },
  'MemberCoachingController.one': { of: 'owner', call: withoutBody(ownBooking) },
  'MemberCoachingController.move': { of: 'owner', call: ownBooking },
  'MemberCoachingController.cancel': { of: 'owner', call: withoutBody(ownBooking) },
  'PackagesController.one': { call: withoutBody(product) },
  'PackagesController.set': { call: product },
  'PackagesController.remove': { call: withoutBody(product) },
  'StudentCreditsController.list': { call: async ({ owner }) => ({ params: { id: owner.id } }) },
  'StudentCreditsController.give': {
    call: async (scene) => {
      const { params, body } = await givenSessions(scene);
      return { params: { id: params!['id']! }, body: body! };
    },
  },
  'StudentCreditsController.takeBack': {
    call: async (scene) => ({ ...(await givenSessions(scene)), body: { reason: 'A mistake' } }),
  },
  'CoachBookingsController.list': plain,
  'CoachBookingsController.one': { call: async (scene) => ({ params: (await booked(scene)).params! }) },
  'CoachBookingsController.cancel': { call: booked },
  'CoachBookingsController.edit': {
    call: bookedFor({ sharedNotes: 'Well done.', privateNote: null, sessionUrl: null, recordingUrl: null }),
  },
  'CoachBookingsController.move': {
    call: bookedFor({ startsAt: '2060-03-03T10:00:00Z', isAtAnyTime: true }),
  },
  'CoachBookingsController.settle': { call: begun },
  'CoachCalendarController.calendar': {
    call: () => ({ query: { from: '2027-03-01T00:00:00Z', to: '2027-03-08T00:00:00Z' } }),
  },
  'CoachCalendarController.add': { call: () => ({ body: { from: '2027-07-05', to: '2027-07-06' } }) },
  'CoachCalendarController.remove': { call: () => ({ body: { from: '2027-07-05', to: '2027-07-06' } }) },
};
