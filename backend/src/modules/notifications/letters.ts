import { type Cents, toDecimal } from '../../kernel/money.js';
import { coachingIn, labelOf, type SoldLine } from './sold-line.js';
import type { Letter } from './letter.js';

/** What each mail says. Links come from the configured address, never from a request (product rule 2.5). */

export const welcome = (name: string, url: string, place: string): Letter => ({
  subject: `Welcome to ${place}: please confirm your e-mail`,
  heading: `Welcome, ${name}`,
  paragraphs: [
    'It is good to have you here. Please confirm that this address is yours, so that we can always reach you.',
  ],
  button: { label: 'Confirm my e-mail', url },
  footnote: 'The link works once, for 24 hours. If you did not sign up, you can ignore this mail.',
});

/** To somebody for whom the coach has made an account. */
export const invitation = (name: string, coach: string, url: string, place: string): Letter => ({
  subject: `${coach} invites you to ${place}`,
  heading: `Welcome, ${name}`,
  paragraphs: [
    `${coach} has made an account for you, with this address. Choose a password, and it is yours.`,
  ],
  button: { label: 'Choose a password', url },
  footnote:
    'The link works once, for 24 hours; after that, “Forgot password?” on the sign-in page sends a new one. If you do not know what this is about, you can ignore this mail.',
});

/** What the coach wrote to one student, in the coach's own words. */
export const coachLetter = (subject: string, text: string, coach: string): Letter => ({
  subject,
  heading: subject,
  paragraphs: text.split(/\n+/),
  footnote: `${coach} wrote this to you. To answer, reply to this mail.`,
});

export const verifyEmail = (name: string, url: string): Letter => ({
  subject: 'Please confirm your e-mail',
  heading: `Hello, ${name}`,
  paragraphs: ['Here is a new link to confirm that this address is yours.'],
  button: { label: 'Confirm my e-mail', url },
  footnote: 'The link works once, for 24 hours. If you did not ask for it, you can ignore this mail.',
});

export const resetPassword = (name: string, url: string): Letter => ({
  subject: 'Choose a new password',
  heading: `Hello, ${name}`,
  paragraphs: ['Somebody, most likely you, asked for a new password for your account.'],
  button: { label: 'Choose a new password', url },
  footnote:
    'The link works once, for 10 minutes. If you did not ask for it, ignore this mail: your password stays as it is.',
});

/** To the new address, which may belong to a stranger: it says who asks, and nothing else about that member. */
export const changeEmail = (name: string, url: string): Letter => ({
  subject: 'Please confirm your new e-mail',
  heading: `Hello, ${name}`,
  paragraphs: ['You asked to use this address for your account. It is changed as soon as you confirm it.'],
  button: { label: 'Confirm my new e-mail', url },
  footnote:
    'The link works once, for 24 hours. If you did not ask for it, ignore this mail: nothing changes.',
});

/** To the old address. */
export const emailChangeWarning = (name: string, url: string): Letter => ({
  subject: 'Your e-mail is about to change',
  heading: `Hello, ${name}`,
  paragraphs: [
    'Somebody, most likely you, signed in to your account and asked to use another e-mail for it. It changes as soon as the link sent to the new address is opened; from then on, mails go there.',
    'If it was not you, choose a new password now: it calls the change off and signs out all your devices.',
  ],
  button: { label: 'It was not me: choose a new password', url },
});

export const stolenSession = (name: string, url: string): Letter => ({
  subject: 'We signed out one of your devices',
  heading: `Hello, ${name}`,
  paragraphs: [
    'A sign-in of yours was used in two places at once. That can happen when a browser is restored from a copy, and it can mean that somebody has taken it. To be safe we signed that device out.',
    'Please sign in again. If you do not know what this could have been, choose a new password: it signs out all your devices.',
  ],
  button: { label: 'Choose a new password', url },
});

const SECOND_FACTOR = {
  on: {
    subject: 'Two-step sign-in is on',
    said: 'Two-step sign-in was turned on for your account: signing in asks for a code of your authenticator app from now on. Keep your recovery codes where you find them without your phone.',
  },
  off: {
    subject: 'Two-step sign-in is off',
    said: 'Two-step sign-in was turned off for your account: your password alone signs in from now on.',
  },
  removed: {
    subject: 'Two-step sign-in was removed',
    said: 'Two-step sign-in was removed from your account by the people who run it, because its app and recovery codes were said to be lost: your password alone signs in until you set it up again.',
  },
  'new-recovery-codes': {
    subject: 'You have new recovery codes',
    said: 'New recovery codes were made for your account. The earlier ones work no longer.',
  },
};

/** Whoever has taken a device that is signed in could have done this. */
export const secondFactorChanged = (
  name: string,
  change: keyof typeof SECOND_FACTOR,
  url: string,
): Letter => ({
  subject: SECOND_FACTOR[change].subject,
  heading: `Hello, ${name}`,
  paragraphs: [
    SECOND_FACTOR[change].said,
    'If it was you, there is nothing to do. If it was not, choose a new password now: it signs out all your devices.',
  ],
  button: { label: 'It was not me: choose a new password', url },
});

export const deletionScheduled = (name: string, erasesAt: string, url: string): Letter => ({
  subject: `Your account will be deleted on ${dateOf(erasesAt)}`,
  heading: `Goodbye for now, ${name}`,
  paragraphs: [
    `You asked us to delete your account. It will be gone on ${dateOf(erasesAt)}, with your notes, answers, progress and reviews. Until then nothing is lost.`,
    'If you change your mind, sign in and choose “Keep my account”. If it was not you who asked, do that now, then change your password.',
  ],
  button: { label: 'Keep my account', url },
});

export const exportReady = (name: string, expiresAt: string, url: string): Letter => ({
  subject: 'Your data is ready',
  heading: `Hello, ${name}`,
  paragraphs: [
    `The file with everything of yours waits in your settings until ${dateOf(expiresAt)}. Unpack it and open index.html to read it.`,
  ],
  button: { label: 'Go to my data', url },
  footnote: 'To keep it yours alone, we ask you to sign in, and the file never travels by mail.',
});

export interface Receipt {
  number: string;
  receiptNumber?: string | null;
  paidAt: string;
  subtotalCents: Cents;
  discountCents?: Cents;
  couponCode?: string | null;
  taxCents: Cents;
  taxName?: { label: string; isIncluded: boolean } | null;
  totalCents: Cents;
  lines: (SoldLine & { amountCents: Cents; discountCents?: Cents; addedTaxCents?: Cents })[];
}

/** Who sold it, below the receipt. */
export interface Seller {
  name: string;
  address: string;
  taxNumber: string;
}

export const receipt = (name: string, order: Receipt, url: string, seller: Seller): Letter => ({
  subject: `Your receipt for order ${order.number}`,
  heading: `Thank you, ${name}`,
  paragraphs: [
    `Order ${order.number}, paid on ${dateOf(order.paidAt)}. ${outcomeOf(order.lines)}`,
    ...(order.receiptNumber ? [`Receipt ${order.receiptNumber}.`] : []),
    ...(order.lines.some(({ isGift, waits }) => isGift && !waits) ? [GIFTS] : []),
    ...(coachingIn(order.lines).length > 0 ? [COACHING] : []),
  ],
  rows: [
    ...order.lines.map(({ amountCents, discountCents = 0, addedTaxCents = 0, ...line }) => ({
      label: line.waits ? `${line.title} (${whyItWaits(line)})` : labelOf(line),
      amount: dollars(amountCents + discountCents - addedTaxCents),
    })),
    { label: 'Subtotal', amount: dollars(order.subtotalCents) },
    ...(order.couponCode
      ? [{ label: `Coupon ${order.couponCode}`, amount: `−${dollars(order.discountCents ?? 0)}` }]
      : []),
    { label: taxLabel(order.taxName), amount: dollars(order.taxCents) },
    { label: 'Total', amount: dollars(order.totalCents) },
  ],
  button: { label: 'See your order', url },
  footnote: soldBy(seller),
});

const taxLabel = (name: Receipt['taxName']): string => {
  if (!name) return 'Tax';
  return name.isIncluded ? `${name.label}, contained in the prices` : name.label;
};

const soldBy = ({ name, address, taxNumber }: Seller): string =>
  [`Sold by ${name}`, ...address.split('\n'), ...(taxNumber ? [`tax number ${taxNumber}`] : [])]
    .filter((line) => line.trim() !== '')
    .join(', ');

export interface RefundedOrder {
  number: string;
  amountCents: Cents;
  currency: string;
  /** The bank gave it back: a dispute was lost. */
  byBank: boolean;
  /** Titles of what is closed now, and of what stays open. */
  ended: string[];
  kept: string[];
  /** Titles of gifts. */
  takenBack?: string[];
}

export const refunded = (name: string, order: RefundedOrder, url: string): Letter => ({
  subject: `Your refund for order ${order.number}`,
  heading: `Hello, ${name}`,
  paragraphs: [
    order.byBank
      ? `Your bank has given you back ${toDecimal(order.amountCents)} ${order.currency.toUpperCase()} of order ${order.number}.`
      : `We have refunded ${toDecimal(order.amountCents)} ${order.currency.toUpperCase()} of order ${order.number}. Your bank shows it within five to ten days.`,
    ...(order.ended.length > 0
      ? [
          `Closed with it: ${inQuotes(order.ended)}. Your notes, answers, progress and certificates stay yours, and are there again if you ever come back to it.`,
        ]
      : []),
    ...(order.takenBack?.length ? [`Taken back with it: your gift of ${inQuotes(order.takenBack)}.`] : []),
    ...(order.kept.length > 0 ? [`Still open to you: ${inQuotes(order.kept)}.`] : []),
  ],
  button: { label: 'See your order', url },
});

const inQuotes = (titles: string[]) => titles.map((title) => `“${title}”`).join(', ');

/** What the buyer of coaching may expect until times can be booked (product rule 4.13). */
const COACHING = 'Your coach writes to you within two working days to arrange when you meet.';

const GIFTS =
  'Each gift has its own mail, with a link to redeem it. Your order shows whether that has happened, and sends the mail once more or gives you the link, if you would rather pass it on yourself.';

/** Of a bundle a part may be what was paid for in another tab. */
function whyItWaits({ isGift, parts }: Pick<Receipt['lines'][number], 'isGift' | 'parts'>): string {
  if (isGift) return 'given already';
  return parts?.length ? 'yours already, at least in part' : 'yours already';
}

function outcomeOf(lines: Receipt['lines']): string {
  if (lines.some(({ waits }) => waits)) return PAID_TWICE;
  if (lines.every(({ isGift }) => isGift)) return 'What you give is on its way.';
  return lines.some(({ isGift }) => isGift)
    ? 'What is for you is yours now, and what you give is on its way.'
    : 'It is all yours now.';
}

/** What a buyer who paid for something twice may expect (product rule 4.12). */
const PAID_TWICE =
  'Part of it was yours already. A person looks at what you paid twice, and you hear from us within one working day. The rest is yours now.';

const dollars = (cents: Cents) => `$${toDecimal(cents)}`;

const dateOf = (iso: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
