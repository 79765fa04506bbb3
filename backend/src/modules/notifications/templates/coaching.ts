import { z } from 'zod';
import type { MailKind } from '../kinds/mail-kinds.js';
import type { MailWords, Told } from './mail-words.js';
import { COACHING, LATER, MOMENT, SOMEBODY, ZONE } from './samples.js';
import { template } from './template.js';

/** Facts of a session for emails, in the reader's time zone. */
interface Call extends Told {
  title: string;
}

/** `bookingUrl`: page of the booking; the button may lead to the meeting instead. */
type Booked = Call & { bookingUrl: string };

const CALL = {
  title: COACHING,
  startsAt: new Date(MOMENT),
  timeZone: ZONE,
  other: { name: SOMEBODY.name, timeZone: 'America/New_York' },
};
const SAMPLE = { ...CALL, url: '/coaching' };
const MEETING = { ...CALL, url: 'https://meet.example.org/alma', bookingUrl: '/coaching' };

const told = (words: MailWords, { title, startsAt, timeZone }: Call) => ({
  call: title,
  when: words.moment(startsAt, timeZone),
});

/** Includes the time in the other person's zone. */
const toldBoth = (words: MailWords, call: Call) => ({
  ...told(words, call),
  otherTime: words.forOther(call),
});

const toBooking = (words: MailWords, { bookingUrl }: Booked) => [
  { label: words.say('booking'), url: bookingUrl },
];

const id = z.string();
const moment = z.string();
const ofBooking = z.object({ bookingId: id });

/** The coach's own message to one student. */
export const coachEmail = template('coach_email', {
  group: 'coaching',
  details: z.object({ subject: z.string(), text: z.string() }),
  placeholders: ['subject', 'text'],
  keeps: { subject: ['subject'], body: ['text'] },
  sample: {
    subject: 'A thought for you',
    text: 'I have been thinking about what you asked.\n\nLet us talk about it when we meet.',
  },
});

export const callToConfirm = template('call_to_confirm', {
  group: 'coaching',
  details: ofBooking,
  placeholders: ['call', 'when', 'heldUntil', 'otherTime'],
  keeps: { body: ['call', 'when', 'heldUntil'] },
  values: (words, { heldUntil, ...call }: Call & { heldUntil: Date }) => ({
    ...toldBoth(words, call),
    heldUntil: words.moment(heldUntil, call.timeZone),
  }),
  sample: { ...SAMPLE, heldUntil: new Date(LATER) },
});

/** Declares an email whose button joins the call; without a link to the call there is no button. */
const withMeeting = <const Kind extends MailKind, Details extends typeof ofBooking>(
  kind: Kind,
  details: Details,
) =>
  template(kind, {
    group: 'coaching',
    details,
    placeholders: ['call', 'when', 'otherTime'],
    keeps: { body: ['call', 'when'] },
    values: (words, call: Booked) => toldBoth(words, call),
    links: (words, facts) => toBooking(words, facts),
    sample: MEETING,
  });

export const callConfirmed = withMeeting('call_confirmed', ofBooking);

export const callReminder = withMeeting('call_reminder', ofBooking.extend({ startsAt: moment }));

/** A group's spot held for the reader. The button leads to the page that takes it. */
export const placeOffered = template('place_offered', {
  group: 'coaching',
  details: z.object({ sessionId: id, offeredUntil: moment }),
  about: { subject: 'offered-place', in: ['thing'] },
  placeholders: ['call', 'when', 'heldUntil'],
  keeps: { body: ['call', 'when', 'heldUntil'] },
  values: (words, { offeredUntil, ...place }: Call & { offeredUntil: Date }) => ({
    ...told(words, place),
    heldUntil: words.moment(offeredUntil, place.timeZone),
  }),
  sample: { ...SAMPLE, offeredUntil: new Date('2027-03-01T09:00:00Z') },
});

/** Offers other times; the button leads to the page with them. */
export const timeLost = template('time_lost', {
  group: 'coaching',
  isRewritable: true,
  placeholders: ['call', 'when'],
  keeps: { body: ['call', 'when'] },
  values: told,
  sample: SAMPLE,
});

interface Changed extends Booked {
  coach: string;
  /** Previous start; null: the time is the same, and the place has changed. */
  wasAt: Date | null;
}

export const callChanged = template('call_changed', {
  group: 'coaching',
  details: ofBooking.extend({ wasAt: moment.nullable() }),
  placeholders: ['call', 'when', 'whatHappened', 'otherTime'],
  keeps: { body: ['call', 'when', 'whatHappened'] },
  values: (words, { coach, wasAt, ...call }: Changed) => ({
    ...toldBoth(words, call),
    whatHappened:
      wasAt === null
        ? words.say('whatHappened.place', { coach })
        : words.say('whatHappened.time', { was: words.moment(wasAt, call.timeZone) }),
  }),
  links: (words, facts) => toBooking(words, facts),
  sample: { ...MEETING, coach: SOMEBODY.name, wasAt: new Date(LATER) },
});

interface Cancelled extends Call {
  coach: string;
  /** The coach's message; null: canceled by the person who booked, or because the credit ended. */
  reason: string | null;
  hasNoCredit: boolean;
}

export const callCancelled = template('call_cancelled', {
  group: 'coaching',
  details: ofBooking,
  placeholders: ['call', 'when', 'whatHappened', 'reason'],
  keeps: { body: ['whatHappened', 'reason'] },
  values: (words, { coach, reason, hasNoCredit, ...call }: Cancelled) => {
    const facts = told(words, call);
    return {
      ...facts,
      whatHappened: words.say(`whatHappened.${howCancelled(reason, hasNoCredit)}`, { ...facts, coach }),
      reason: reason === null ? '' : words.say('reason', { coach, reason }),
    };
  },
  sample: {
    ...SAMPLE,
    coach: SOMEBODY.name,
    reason: 'I am ill today, and sorry.',
    hasNoCredit: false,
  },
});

function howCancelled(reason: string | null, hasNoCredit: boolean) {
  if (reason !== null) return 'byCoach';
  return hasNoCredit ? 'withoutSession' : 'byReader';
}

interface Caller {
  name: string;
  /** Address to write to; null: none. */
  email: string | null;
  note: string | null;
}

/** Facts of an email to the coach about a session. */
interface ToCoach extends Call {
  caller: Caller;
}

const TO_COACH = {
  ...CALL,
  url: '/creator/coaching',
  caller: { ...SOMEBODY, note: 'I look forward to it.' },
};

const callerIn = (words: MailWords, caller: Caller) => ({
  caller: caller.name,
  callerAndEmail: words.person(caller),
});

const writeTo = (words: MailWords, { caller: { name, email } }: ToCoach) =>
  email === null ? [] : [{ label: words.shared('writeTo', { name }), url: `mailto:${email}` }];

const ofCaller = ofBooking.extend({ accountId: id.nullable() });

export const callBooked = template('call_booked', {
  group: 'coach',
  details: ofCaller,
  placeholders: ['call', 'when', 'caller', 'callerAndEmail', 'note', 'otherTime'],
  keeps: { body: ['call', 'when', 'callerAndEmail', 'note'] },
  values: (words, { caller, ...call }: ToCoach) => ({
    ...toldBoth(words, call),
    ...callerIn(words, caller),
    note: caller.note === null ? '' : words.say('note', { caller: caller.name, note: caller.note }),
  }),
  links: (words, facts) => writeTo(words, facts),
  sample: TO_COACH,
});

export const callWithdrawn = template('call_withdrawn', {
  group: 'coach',
  details: ofCaller,
  placeholders: ['call', 'when', 'caller', 'callerAndEmail'],
  keeps: { body: ['call', 'when', 'callerAndEmail'] },
  values: (words, { caller, ...call }: ToCoach) => ({ ...told(words, call), ...callerIn(words, caller) }),
  links: (words, facts) => writeTo(words, facts),
  sample: TO_COACH,
});

/** Has no link to write to the minor: no consent to take part is left. */
export const callWithoutConsent = template('call_without_consent', {
  group: 'coach',
  details: ofCaller,
  placeholders: ['call', 'when', 'caller'],
  keeps: { body: ['call', 'when', 'caller'] },
  values: (words, { caller, ...call }: ToCoach) => ({ ...told(words, call), caller: caller.name }),
  sample: TO_COACH,
});

export const callMoved = template('call_moved', {
  group: 'coach',
  details: ofCaller.extend({ wasAt: moment }),
  placeholders: ['call', 'when', 'was', 'caller', 'callerAndEmail', 'otherTime'],
  keeps: { body: ['call', 'when', 'was', 'callerAndEmail'] },
  values: (words, { caller, wasAt, ...call }: ToCoach & { wasAt: Date }) => ({
    ...toldBoth(words, call),
    ...callerIn(words, caller),
    was: words.moment(wasAt, call.timeZone),
  }),
  links: (words, facts) => writeTo(words, facts),
  sample: { ...TO_COACH, wasAt: new Date(LATER) },
});
