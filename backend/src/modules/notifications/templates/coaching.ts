import type { MailWords, Told } from './mail-words.js';
import { COACHING, LATER, MOMENT, READER, SOMEBODY, ZONE } from './samples.js';
import { template } from './template.js';

/** Facts of a session for emails, in the reader's time zone. */
export interface Call extends Told {
  title: string;
}

/** A place in a group that is held for the reader. */
export interface OfferedPlace extends Call {
  offeredUntil: Date;
}

/** Facts of an email to the person who booked. */
interface ToCaller {
  name: string;
  call: Call;
  url: string;
}

const aCall = (): Call => ({
  title: COACHING,
  startsAt: new Date(MOMENT),
  timeZone: ZONE,
  other: { name: SOMEBODY.name, timeZone: 'America/New_York' },
});
const toReader = (site: string): ToCaller => ({ name: READER.name, call: aCall(), url: `${site}/coaching` });

const told = (words: MailWords, { title, startsAt, timeZone }: Call) => ({
  call: title,
  when: words.moment(startsAt, timeZone),
});

/** Includes the other person's time, for people who meet. */
const toldBoth = (words: MailWords, call: Call) => ({
  ...told(words, call),
  otherTime: words.forOther(call),
});

/** The coach's own message to one student. */
export const coachEmail = template({
  kind: 'coach-email',
  group: 'coaching',
  placeholders: ['subject', 'text'],
  keeps: { subject: ['subject'], body: ['text'] },
  fill: (_, { name, subject, text }: { name: string; subject: string; text: string }) => ({
    name,
    values: { subject, text },
  }),
  sample: () => ({
    name: READER.name,
    subject: 'A thought for you',
    text: 'I have been thinking about what you asked.\n\nLet us talk about it when we meet.',
  }),
});

export const callToConfirm = template({
  kind: 'call-to-confirm',
  group: 'coaching',
  placeholders: ['call', 'when', 'heldUntil', 'otherTime'],
  keeps: { body: ['call', 'when', 'heldUntil'] },
  fill: (words, { name, call, heldUntil, url }: ToCaller & { heldUntil: Date }) => ({
    name,
    url,
    values: { ...toldBoth(words, call), heldUntil: words.moment(heldUntil, call.timeZone) },
  }),
  sample: (site) => ({ ...toReader(site), heldUntil: new Date(LATER) }),
});

/** Declares an email whose button joins the call; without a link to the call there is no button. */
const withMeeting = (kind: 'call-confirmed' | 'call-reminder') =>
  template({
    kind,
    group: 'coaching',
    placeholders: ['call', 'when', 'otherTime'],
    keeps: { body: ['call', 'when'] },
    fill: (words, { name, call, meetingLink, url }: ToCaller & { meetingLink: string | null }) => ({
      name,
      url: meetingLink ?? undefined,
      values: toldBoth(words, call),
      links: [{ label: words.say('booking'), url }],
    }),
    sample: (site) => ({ ...toReader(site), meetingLink: 'https://meet.example.org/alma' }),
  });

export const callConfirmed = withMeeting('call-confirmed');

export const callReminder = withMeeting('call-reminder');

/** The button leads to the page that takes the place. */
export const placeOffered = template({
  kind: 'place-offered',
  group: 'coaching',
  placeholders: ['call', 'when', 'heldUntil'],
  keeps: { body: ['call', 'when', 'heldUntil'] },
  fill: (words, { name, place, url }: { name: string; place: OfferedPlace; url: string }) => ({
    name,
    url,
    values: { ...told(words, place), heldUntil: words.moment(place.offeredUntil, place.timeZone) },
  }),
  sample: (site) => {
    const { name, call, url } = toReader(site);
    const offeredUntil = new Date('2027-03-01T09:00:00Z');
    return { name, url, place: { ...call, offeredUntil } };
  },
});

/** The button leads to the page with other times. */
export const timeLost = template({
  kind: 'time-lost',
  group: 'coaching',
  placeholders: ['call', 'when'],
  keeps: { body: ['call', 'when'] },
  fill: (words, { name, call, url }: ToCaller) => ({ name, url, values: told(words, call) }),
  sample: toReader,
});

interface Changed {
  coach: string;
  /** Previous start; null: the time is the same, and the place has changed. */
  wasAt: Date | null;
  meetingLink: string | null;
}

export const callChanged = template({
  kind: 'call-changed',
  group: 'coaching',
  placeholders: ['call', 'when', 'whatHappened', 'otherTime'],
  keeps: { body: ['call', 'when', 'whatHappened'] },
  fill: (words, { name, call, coach, wasAt, meetingLink, url }: ToCaller & Changed) => ({
    name,
    url: meetingLink ?? undefined,
    values: {
      ...toldBoth(words, call),
      whatHappened:
        wasAt === null
          ? words.say('whatHappened.place', { coach })
          : words.say('whatHappened.time', { was: words.moment(wasAt, call.timeZone) }),
    },
    links: [{ label: words.say('booking'), url }],
  }),
  sample: (site) => ({
    ...toReader(site),
    coach: SOMEBODY.name,
    wasAt: new Date(LATER),
    meetingLink: 'https://meet.example.org/alma',
  }),
});

interface Cancelled {
  coach: string;
  reason: string | null;
  hasNoCredit: boolean;
}

/** `reason`: the coach's own words; null: canceled by the person who booked, or because its sessions were taken back. */
export const callCancelled = template({
  kind: 'call-cancelled',
  group: 'coaching',
  placeholders: ['call', 'when', 'whatHappened', 'reason'],
  keeps: { body: ['whatHappened', 'reason'] },
  fill: (words, { name, call, coach, reason, hasNoCredit, url }: ToCaller & Cancelled) => {
    const facts = told(words, call);
    return {
      name,
      url,
      values: {
        ...facts,
        whatHappened: words.say(`whatHappened.${howCancelled(reason, hasNoCredit)}`, { ...facts, coach }),
        reason: reason === null ? '' : words.say('reason', { coach, reason }),
      },
    };
  },
  sample: (site) => ({
    ...toReader(site),
    coach: SOMEBODY.name,
    reason: 'I am ill today, and sorry.',
    hasNoCredit: false,
  }),
});

function howCancelled(reason: string | null, hasNoCredit: boolean) {
  if (reason !== null) return 'byCoach';
  return hasNoCredit ? 'withoutSession' : 'byReader';
}

interface Caller {
  name: string;
  /** Address to write to; null: nobody. */
  email: string | null;
  note: string | null;
}

const writeTo = (words: MailWords, { name, email }: Caller) =>
  email === null ? [] : [{ label: words.shared('writeTo', { name }), url: `mailto:${email}` }];

/** Facts of an email to the coach about a session. */
interface ToCoach {
  name: string;
  call: Call;
  caller: Caller;
  url: string;
}

const toCoach = (site: string): ToCoach => ({
  name: READER.name,
  call: aCall(),
  url: `${site}/creator/coaching`,
  caller: { ...SOMEBODY, note: 'I look forward to it.' },
});

export const callBooked = template({
  kind: 'call-booked',
  group: 'coach',
  placeholders: ['call', 'when', 'caller', 'callerAndEmail', 'note', 'otherTime'],
  keeps: { body: ['call', 'when', 'callerAndEmail', 'note'] },
  fill: (words, { name, call, caller, url }: ToCoach) => ({
    name,
    url,
    values: {
      ...toldBoth(words, call),
      caller: caller.name,
      callerAndEmail: words.person(caller),
      note: caller.note === null ? '' : words.say('note', { caller: caller.name, note: caller.note }),
    },
    links: writeTo(words, caller),
  }),
  sample: toCoach,
});

export const callWithdrawn = template({
  kind: 'call-withdrawn',
  group: 'coach',
  placeholders: ['call', 'when', 'caller', 'callerAndEmail'],
  keeps: { body: ['call', 'when', 'callerAndEmail'] },
  fill: (words, { name, call, caller, url }: ToCoach) => ({
    name,
    url,
    values: { ...told(words, call), caller: caller.name, callerAndEmail: words.person(caller) },
    links: writeTo(words, caller),
  }),
  sample: toCoach,
});

/** Has no link to write to the minor: no consent to take part is left. */
export const callWithoutConsent = template({
  kind: 'call-without-consent',
  group: 'coach',
  placeholders: ['call', 'when', 'caller'],
  keeps: { body: ['call', 'when', 'caller'] },
  fill: (words, { name, call, caller, url }: ToCoach) => ({
    name,
    url,
    values: { ...told(words, call), caller: caller.name },
  }),
  sample: toCoach,
});

export const callMoved = template({
  kind: 'call-moved',
  group: 'coach',
  placeholders: ['call', 'when', 'was', 'caller', 'callerAndEmail', 'otherTime'],
  keeps: { body: ['call', 'when', 'was', 'callerAndEmail'] },
  fill: (words, { name, call, caller, url, wasAt }: ToCoach & { wasAt: Date }) => ({
    name,
    url,
    values: {
      ...toldBoth(words, call),
      was: words.moment(wasAt, call.timeZone),
      caller: caller.name,
      callerAndEmail: words.person(caller),
    },
    links: writeTo(words, caller),
  }),
  sample: (site) => ({ ...toCoach(site), wasAt: new Date(LATER) }),
});
