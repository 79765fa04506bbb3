import type { z } from 'zod';
import { events } from '../../../events/index.js';
import type { Cents } from '../../../kernel/money.js';
import type { MailWords } from './mail-words.js';
import { COACHING, COURSE, MOMENT, ORDER, OTHER_COURSE, ZONE } from './samples.js';
import { coachingIn, labelOf, type SoldLine } from './sold-lines.js';
import { template } from './template.js';

interface Receipt {
  number: string;
  receiptNumber?: string | null;
  seller?: Seller | null;
  paidAt: string;
  currency: string;
  subtotalCents: Cents;
  discountCents?: Cents;
  couponCode?: string | null;
  taxCents: Cents;
  taxName?: { label: string; isIncluded: boolean } | null;
  totalCents: Cents;
  isRecurring?: boolean;
  lines: (SoldLine & { amountCents: Cents; discountCents?: Cents; addedTaxCents?: Cents })[];
}

/** Seller named below the receipt. */
interface Seller {
  name: string;
  address: string;
  taxNumber: string;
}

interface ReceiptFacts {
  order: Receipt;
  seller: Seller;
  /** Time zone of the business, which dates receipts here and on the site. */
  timeZone: string;
}

export const receipt = template('receipt', {
  group: 'purchases',
  details: events['order.paid'].omit({ orderId: true, accountId: true }),
  placeholders: ['orderNumber', 'paidOn', 'outcome', 'receipt', 'gifts', 'coaching', 'seller'],
  keeps: {
    body: ['orderNumber', 'paidOn', 'outcome', 'receipt', 'gifts', 'coaching'],
    footnote: ['seller'],
  },
  values: (words, { order, seller, timeZone }: ReceiptFacts) => ({
    orderNumber: order.number,
    paidOn: words.day(order.paidAt, timeZone),
    outcome: words.say(`outcome.${order.isRecurring ? 'recurring' : outcomeOf(order.lines)}`),
    receipt: order.receiptNumber ? words.say('receipt', { number: order.receiptNumber }) : '',
    gifts: whatIsGiven(words, order.lines),
    // Next step for a buyer of coaching until times can be booked (product rule 4.13).
    coaching: !order.isRecurring && coachingIn(order.lines).length > 0 ? words.say('coaching') : '',
    seller: soldBy(words, seller),
  }),
  rows: (words, { order }) => rowsOf(words, order),
  sample: {
    url: '/orders',
    timeZone: ZONE,
    order: {
      number: ORDER,
      receiptNumber: 'R-0001',
      paidAt: MOMENT,
      currency: 'usd',
      subtotalCents: 11_900,
      taxCents: 0,
      totalCents: 11_900,
      lines: [
        { type: 'course', title: COURSE, amountCents: 9_700, waits: false },
        { type: 'digital_file', title: OTHER_COURSE, amountCents: 2_200, waits: false },
      ],
    },
    seller: { name: 'Vale Studio', address: '12 Elm Lane\nWillow Creek', taxNumber: '' },
  },
});

/** Says what happens next with gifts, and with products for a ward. */
function whatIsGiven(words: MailWords, lines: Receipt['lines']): string {
  const given = lines.filter(({ isGift, waits }) => isGift && !waits);
  return [
    ...(given.some(({ isForWard }) => !isForWard) ? [words.say('gifts')] : []),
    ...(given.some(({ isForWard }) => isForWard) ? [words.say('wards')] : []),
  ].join(' ');
}

/** Says what a buyer who paid twice may expect (product rule 4.12). */
function outcomeOf(lines: Receipt['lines']): 'paidTwice' | 'wards' | 'gifts' | 'together' | 'some' | 'all' {
  if (lines.some(({ waits }) => waits)) return 'paidTwice';
  if (lines.every(({ isForWard }) => isForWard)) return 'wards';
  if (lines.every(({ isGift }) => isGift)) return 'gifts';
  if (lines.some(({ isGift, isForWard }) => isGift && !isForWard)) return 'some';
  return lines.some(({ isForWard }) => isForWard) ? 'together' : 'all';
}

function rowsOf(words: MailWords, order: Receipt) {
  const money = (cents: Cents) => words.money(cents, order.currency);
  return [
    ...order.lines.map(({ amountCents, discountCents = 0, addedTaxCents = 0, ...line }) => ({
      label: line.waits ? `${line.title} (${words.say(`waits.${whyItWaits(line)}`)})` : labelOf(words, line),
      amount: money(amountCents + discountCents - addedTaxCents),
    })),
    { label: words.say('subtotal'), amount: money(order.subtotalCents) },
    ...(order.couponCode
      ? [
          {
            label: words.say('coupon', { code: order.couponCode }),
            amount: `−${money(order.discountCents ?? 0)}`,
          },
        ]
      : []),
    { label: taxLabel(words, order.taxName), amount: money(order.taxCents) },
    { label: words.shared('total'), amount: money(order.totalCents) },
  ];
}

/** Reason why a line needs the coach's decision. Single parts of a bundle may have been paid for in another tab. */
function whyItWaits({
  isGift,
  isForWard,
  parts,
}: Pick<SoldLine, 'isGift' | 'isForWard' | 'parts'>): 'ward' | 'gift' | 'parts' | 'owned' {
  if (isForWard) return 'ward';
  if (isGift) return 'gift';
  return parts?.length ? 'parts' : 'owned';
}

function taxLabel(words: MailWords, name: Receipt['taxName']): string {
  if (!name) return words.say('tax');
  return name.isIncluded ? words.say('taxIncluded', { label: name.label }) : name.label;
}

const soldBy = (words: MailWords, { name, address, taxNumber }: Seller): string =>
  [
    words.say('soldBy', { name }),
    ...address.split('\n'),
    ...(taxNumber ? [words.say('taxNumber', { number: taxNumber })] : []),
  ]
    .filter((line) => line.trim() !== '')
    .join(', ');

const refunded = events['order.refunded'].omit({ refundId: true, accountId: true });
type Refunded = Omit<z.infer<typeof refunded>, 'orderId'>;

/**
 * Sessions among the closed products. Part of their list, so that it stays even if the coach changes this email's
 * texts.
 */
const sessionsIn = (
  words: MailWords,
  { title, count, booked }: NonNullable<Refunded['sessions']>[number],
): string =>
  [
    words.say('sessions', { count, title: words.inQuotes([title]) }),
    ...(booked > 0 ? [words.say('booked', { count: booked })] : []),
  ].join(' ');

export const refund = template('refund', {
  group: 'purchases',
  details: refunded,
  placeholders: ['orderNumber', 'amount', 'whatHappened', 'closed', 'giftsTakenBack', 'stillOpen'],
  keeps: { body: ['whatHappened', 'closed', 'giftsTakenBack', 'stillOpen'] },
  values: (words, order: Refunded) => {
    const told = { amount: words.money(order.amountCents, order.currency), orderNumber: order.number };
    const about = (key: string, titles: readonly string[] = []) =>
      titles.length === 0 ? '' : words.say(key, { titles: words.inQuotes(titles) });
    return {
      ...told,
      whatHappened: words.say(`whatHappened.${order.byBank ? 'byBank' : 'byUs'}`, told),
      closed: [
        about('closed', order.ended),
        ...(order.sessions ?? []).map((ending) => sessionsIn(words, ending)),
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
      giftsTakenBack: about('giftsTakenBack', order.takenBack),
      stillOpen: about('stillOpen', order.kept),
    };
  },
  sample: {
    url: '/orders',
    number: ORDER,
    amountCents: 2_200,
    currency: 'usd',
    byBank: false,
    ended: [OTHER_COURSE],
    kept: [COURSE],
    sessions: [{ title: COACHING, count: 3, booked: 1 }],
  },
});
