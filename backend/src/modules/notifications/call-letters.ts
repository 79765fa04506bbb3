import type { Letter } from './letter.js';

/** A call as mails tell it. */
export interface Call {
  title: string;
  /** When, in words, by the clock of whoever reads it. */
  when: string;
  coach: string;
  meetingLink: string | null;
}

export interface Caller {
  name: string;
  email: string;
  note: string | null;
}

export const callToConfirm = (
  name: string,
  { title, when, coach }: Call,
  until: string,
  url: string,
): Letter => ({
  subject: `Please confirm: ${title} on ${when}`,
  heading: `Hello, ${name}`,
  paragraphs: [
    `You asked for a time with ${coach}: ${title}, ${when}.`,
    `It is held for you until ${until}. Please confirm it with the button, so that it is yours.`,
  ],
  button: { label: 'Confirm the time', url },
  footnote:
    'If you did not ask for this, you can ignore this mail. The time is free again by itself, and nobody writes to you again.',
});

export const callConfirmed = (
  name: string,
  { title, when, coach, meetingLink }: Call,
  url: string,
): Letter => ({
  subject: `You are booked: ${title} on ${when}`,
  heading: `Hello, ${name}`,
  paragraphs: [
    `Your time with ${coach} is booked: ${title}, ${when}.`,
    'The invitation in this mail puts it into your calendar. Open the link below when it begins.',
  ],
  ...(meetingLink !== null && { button: { label: 'Join the call', url: meetingLink } }),
  links: [{ label: 'See or cancel your booking', url }],
});

/** `reason`: the coach's own words; null: whoever had booked it has cancelled it. */
export const callCancelled = (
  name: string,
  { title, when, coach }: Call,
  reason: string | null,
  url: string,
): Letter => ({
  subject: `Cancelled: ${title} on ${when}`,
  heading: `Hello, ${name}`,
  paragraphs: [
    reason === null
      ? `You have cancelled your time with ${coach}: ${title}, ${when}.`
      : `${coach} cannot keep your time and has cancelled it: ${title}, ${when}.`,
    ...(reason === null ? [] : [`${coach} wrote: “${reason}”`]),
    'You are welcome to choose another time.',
  ],
  button: { label: 'Choose another time', url },
});

export const callBooked = (name: string, { title, when }: Call, caller: Caller, url: string): Letter => ({
  subject: `${caller.name} has booked: ${title} on ${when}`,
  heading: `Hello, ${name}`,
  paragraphs: [
    `${caller.name} (${caller.email}) has booked a time with you: ${title}, ${when}.`,
    ...(caller.note === null ? [] : [`${caller.name} wrote: “${caller.note}”`]),
  ],
  button: { label: 'Look at your calls', url },
  links: [{ label: `Write to ${caller.name}`, url: `mailto:${caller.email}` }],
});

export const callWithdrawn = (name: string, { title, when }: Call, caller: Caller, url: string): Letter => ({
  subject: `${caller.name} has cancelled: ${title} on ${when}`,
  heading: `Hello, ${name}`,
  paragraphs: [`${caller.name} (${caller.email}) has cancelled: ${title}, ${when}. The time is free again.`],
  button: { label: 'Look at your calls', url },
  links: [{ label: `Write to ${caller.name}`, url: `mailto:${caller.email}` }],
});
