import { days, hours, later, minutes } from '../../kernel/clock.js';
import {
  demoCallQuestions,
  demoHalfHour,
  demoHour,
  demoHourQuestions,
  demoId,
  demoMeetingLink,
  demoPeople,
  demoProducts,
  demoSessions,
  demoWeeklyHours,
  demoWorkshop,
  spanishOfferings,
} from '../content/index.js';
import { mediaId } from './media-by-key.js';
import { plantMonthlySessions } from './plant-monthly-sessions.js';
import type { Planting } from './planting.js';

/** Plants hours for the default offering, the offerings booked with sessions, and their bookings. */
export async function plantAvailability(planting: Planting): Promise<void> {
  await planting.tx.query(
    'update coaching_offerings set weekly_hours = $1, meeting_link = $2, questions = $3 where is_open_to_visitors',
    [JSON.stringify(demoWeeklyHours), demoMeetingLink, asked(demoCallQuestions)],
  );
  const hourId = await plantOffering(planting, 'hour', demoHour, demoHourQuestions);
  await plantOffering(planting, 'half-hour', demoHalfHour, []);
  for (const sessions of demoSessions) await plantSessions(planting, hourId, sessions);
  await plantMonthlySessions(planting);
  await plantWorkshop(planting);
}

/** Plants an offering booked with sessions, and the product that brings them. Returns the offering's id. */
async function plantOffering(
  { tx, daysAgo }: Planting,
  key: 'hour' | 'half-hour',
  { title, description, minutes: length, productKey, package: brings }: typeof demoHour | typeof demoHalfHour,
  questions: typeof demoHourQuestions,
): Promise<string> {
  const id = demoId(`offering/${key}`);
  await tx.query(
    `insert into coaching_offerings
       (id, title, description, is_open_to_visitors, needs_credit, duration_seconds, buffer_before_seconds, buffer_after_seconds, increment_seconds,
        notice_seconds, horizon_days, cancel_notice_seconds, meeting_link, weekly_hours, created_at, questions, translations)
     values ($1, $2, $3, false, true, $4, 0, 900, 1800, 86400, 60, 86400, $5, $6, $7, $8, $9)`,
    [
      id,
      title,
      description,
      length * 60,
      demoMeetingLink,
      JSON.stringify(demoWeeklyHours),
      daysAgo(0),
      asked(questions),
      { es: spanishOfferings[key] },
    ],
  );
  await tx.query(
    'insert into coaching_packages (product_id, offering_id, sessions, valid_days, is_monthly) values ($1, $2, $3, $4, $5)',
    [productOf(productKey), id, brings.sessions, brings.validDays, brings.isMonthly],
  );
  return id;
}

async function plantWorkshop(planting: Planting): Promise<void> {
  const { tx, daysAgo } = planting;
  const { title, description, minutes: length, dates } = demoWorkshop;
  const offeringId = demoId('offering/workshop');
  await tx.query(
    `insert into coaching_offerings
       (id, title, description, is_open_to_visitors, is_group, for_pairs, duration_seconds, buffer_before_seconds, buffer_after_seconds, increment_seconds,
        notice_seconds, horizon_days, cancel_notice_seconds, meeting_link, created_at, translations)
     values ($1, $2, $3, false, true, true, $4, 900, 900, 1800, 86400, 60, 86400, $5, $6, $7)`,
    [
      offeringId,
      title,
      description,
      length * 60,
      demoMeetingLink,
      daysAgo(0),
      { es: spanishOfferings.workshop },
    ],
  );
  for (const date of dates) await plantDate(planting, offeringId, date);
}

async function plantDate(
  { tx, now, daysAgo }: Planting,
  offeringId: string,
  { inDays, places, booked, waiting }: (typeof demoWorkshop.dates)[number],
): Promise<void> {
  const startsAt = inTheEvening(later(now, days(inDays)));
  const endsAt = later(startsAt, minutes(demoWorkshop.minutes));
  const sessionId = demoId(`workshop/${inDays}`);
  await tx.query(
    `insert into coaching_sessions (id, offering_id, starts_at, ends_at, blocked, state, places, created_at)
       values ($1, $2, $3, $4, tstzrange($5, $6), 'confirmed', $7, $8)`,
    [
      sessionId,
      offeringId,
      startsAt,
      endsAt,
      later(startsAt, -minutes(15)),
      later(endsAt, minutes(15)),
      places,
      daysAgo(12),
    ],
  );
  for (const { memberKey, companion } of booked) {
    const person = demoPeople.find(({ key }) => key === memberKey)!;
    await tx.query(
      `insert into coaching_bookings
           (id, session_id, account_id, name, email, companion, time_zone, state, created_at, confirmed_at)
         values ($1, $2, $3, $4, $5, $6, 'America/New_York', 'confirmed', $7, $7)`,
      [
        demoId(`place/${memberKey}/${inDays}`),
        sessionId,
        person.id,
        person.name,
        person.email,
        companion,
        daysAgo(7),
      ],
    );
  }
  for (const memberKey of waiting) {
    const { id } = demoPeople.find(({ key }) => key === memberKey)!;
    await tx.query(
      'insert into coaching_waiting (id, session_id, account_id, created_at) values ($1, $2, $3, $4)',
      [demoId(`waiting/${memberKey}/${inDays}`), sessionId, id, daysAgo(3)],
    );
  }
}

type BoughtSessions = (typeof demoSessions)[number];

async function plantSessions(planting: Planting, hourId: string, owned: BoughtSessions): Promise<void> {
  const { tx, daysAgo } = planting;
  const { memberKey, sessions, daysAgo: since, booked } = owned;
  const person = demoPeople.find(({ key }) => key === memberKey)!;
  const creditId = demoId(`sessions/${memberKey}`);
  const productId = productOf(demoHour.productKey);
  // Bought sessions came with the order; a member without an order got them by hand.
  const bought = await tx.one<{ id: string }>(
    'select source_id as id from enrollments where account_id = $1 and product_id = $2',
    [person.id, productId],
  );
  await tx.query(
    `insert into coaching_credits
       (id, account_id, offering_id, sessions, source, source_id, product_id, sold_as, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7, $8)`,
    [
      creditId,
      person.id,
      hourId,
      sessions,
      bought ? 'order' : 'coach',
      bought?.id ?? creditId,
      bought ? productId : null,
      daysAgo(since),
    ],
  );
  for (const booking of booked) await plantBooking(planting, { hourId, creditId, person }, booking);
}

async function plantBooking(
  { tx, now }: Planting,
  { hourId, creditId, person }: { hourId: string; creditId: string; person: (typeof demoPeople)[number] },
  booking: BoughtSessions['booked'][number],
): Promise<void> {
  const { inDays, note = null, answers = [], sharedNotes = null, fileKeys = [] } = booking;
  const startsAt = onTheHour(later(now, days(inDays)));
  const endsAt = later(startsAt, minutes(demoHour.minutes));
  const state = inDays < 0 ? 'completed' : 'confirmed';
  const sessionId = demoId(`session/${person.key}/${inDays}`);
  const askedAt = later(now, days(Math.min(inDays - 6, -1)));
  await tx.query(
    `insert into coaching_sessions (id, offering_id, starts_at, ends_at, blocked, state, created_at)
       values ($1, $2, $3, $4, tstzrange($3, $5), $6, $7)`,
    [sessionId, hourId, startsAt, endsAt, later(endsAt, minutes(15)), state, askedAt],
  );
  await tx.query(
    `insert into coaching_bookings
         (id, session_id, account_id, credit_id, name, email, note, shared_notes, time_zone, state, created_at, confirmed_at, answers)
       values ($1, $2, $3, $4, $5, $6, $7, $8, 'America/New_York', $9, $10, $10, $11)`,
    [
      demoId(`booking/${person.key}/${inDays}`),
      sessionId,
      person.id,
      creditId,
      person.name,
      person.email,
      note,
      sharedNotes,
      state,
      askedAt,
      JSON.stringify(answers),
    ],
  );
  for (const [position, key] of fileKeys.entries())
    await tx.query(
      'insert into coaching_session_files (session_id, asset_id, position) values ($1, $2, $3)',
      [sessionId, mediaId(key), position],
    );
}

/** Returns the questions as they are stored. */
const asked = (questions: typeof demoHourQuestions): string =>
  JSON.stringify(questions.map(({ key, ...question }) => ({ id: demoId(`question/${key}`), ...question })));

const productOf = (key: string): string => demoProducts.find((product) => product.key === key)!.id;

/** Returns five o'clock in the afternoon of that day in UTC, the coach's morning. */
const onTheHour = (moment: Date): Date => later(new Date(moment.toISOString().slice(0, 10)), hours(17));

/** Returns half past midnight of that day in UTC, the evening before for the coach. */
const inTheEvening = (moment: Date): Date => later(new Date(moment.toISOString().slice(0, 10)), minutes(30));
