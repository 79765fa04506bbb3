import { type Cents, toDecimal } from '../../kernel/money.js';
import type { Letter } from './letter.js';
import { coachingIn, labelOf, type SoldLine } from './sold-line.js';
import { DAILY_SALES_HOUR } from './sale-mail-frequencies.js';

/** The mails to the coach about what was sold. */

export interface Buyer {
  name: string;
  email: string;
}

export interface Sale {
  number: string;
  currency: string;
  totalCents: Cents;
  lines: (SoldLine & { amountCents: Cents })[];
}

/** Where the coach goes on from a mail about a sale. */
export interface SaleLinks {
  order: string;
  student: string;
  settings: string;
}

export const saleMade = (
  name: string,
  sale: Sale,
  buyer: Buyer | undefined,
  { order, student, settings }: SaleLinks,
): Letter => ({
  subject: `Sold: ${inShort(given(sale).map(({ title }) => title))}, order ${sale.number}`,
  heading: `Hello, ${name}`,
  paragraphs: [`${nameOf(buyer)} has bought something${whatNow(given(sale))}.`],
  rows: rowsOf(sale),
  button: { label: 'Look at the order', url: order },
  links: buyer ? [{ label: `Look at ${buyer.name}`, url: student }] : [],
  footnote: `One mail a day instead of one for each sale, or none: ${settings}`,
});

/** Somebody waits for the coach, so this one comes at once whatever is set for sales (product rule 4.13). */
export const coachingBought = (
  name: string,
  sale: Sale,
  buyer: Buyer,
  { order, student }: SaleLinks,
): Letter => ({
  subject: `Please write to ${buyer.name}: coaching was bought`,
  heading: `Hello, ${name}`,
  paragraphs: [
    `${nameOf(buyer)} has bought ${inQuotes(coachingIn(sale.lines))}, order ${sale.number}.`,
    'The receipt and the order page say that you write within two working days to arrange when you meet.',
  ],
  rows: rowsOf(sale),
  button: { label: `Write to ${buyer.name}`, url: `mailto:${buyer.email}` },
  links: [
    { label: 'Look at the order', url: order },
    { label: `Look at ${buyer.name}`, url: student },
  ],
});

export interface DailySale {
  number: string;
  buyerName: string | undefined;
  titles: string[];
  hasCoaching: boolean;
  amountCents: Cents;
  currency: string;
}

export const salesOfTheDay = (
  name: string,
  sales: readonly DailySale[],
  urls: { orders: string; settings: string },
): Letter => ({
  subject:
    sales.length === 1 ? 'One sale since your last mail' : `${sales.length} sales since your last mail`,
  heading: `Hello, ${name}`,
  paragraphs: [
    'This was sold since the last mail about sales.',
    ...(sales.some(({ hasCoaching }) => hasCoaching)
      ? ['Who bought coaching waits for a letter from you within two working days, to arrange when you meet.']
      : []),
  ],
  rows: [
    ...sales.map(({ number, buyerName, titles, hasCoaching, amountCents, currency }) => ({
      label: `${number}, ${buyerName ?? GONE}: ${inQuotes(titles)}${hasCoaching ? ' (please write)' : ''}`,
      amount: sumOf(amountCents, currency),
    })),
    ...totals(sales),
  ],
  button: { label: 'Look at your orders', url: urls.orders },
  footnote: `This mail comes at ${DAILY_SALES_HOUR}:00 by your clock when something was sold. A mail for each sale, or none: ${urls.settings}`,
});

function whatNow(lines: readonly SoldLine[]): string {
  if (lines.every(({ isGift }) => !isGift)) return ', and has access to it now';
  return lines.every(({ isGift }) => isGift)
    ? ' to give away, and the links to redeem it are on their way'
    : '; what is given away can be redeemed, and the rest is open now';
}

const GONE = 'somebody whose account is gone';

export const nameOf = (buyer: Buyer | undefined): string =>
  buyer ? `${buyer.name} (${buyer.email})` : 'Somebody whose account is gone';

export const inQuotes = (titles: readonly string[]): string => titles.map((title) => `“${title}”`).join(', ');

export const sumOf = (cents: Cents, currency: string): string =>
  `${toDecimal(cents)} ${currency.toUpperCase()}`;

const given = ({ lines }: Sale) => lines.filter(({ waits }) => !waits);

/** A subject must stay short: the first title, and how many more. */
const inShort = ([first = '', ...more]: string[]) =>
  more.length === 0 ? `“${first}”` : `“${first}” and ${more.length} more`;

const rowsOf = ({ lines, totalCents, currency }: Sale) => [
  ...lines.map((line) => ({
    label: line.waits ? `${line.title} (waits for you)` : labelOf(line),
    amount: sumOf(line.amountCents, currency),
  })),
  { label: 'Total', amount: sumOf(totalCents, currency) },
];

/** One for each currency, which is one as a rule. */
function totals(sales: readonly DailySale[]): { label: string; amount: string }[] {
  const sums = new Map<string, number>();
  for (const { amountCents, currency } of sales) sums.set(currency, (sums.get(currency) ?? 0) + amountCents);
  return [...sums].map(([currency, cents]) => ({ label: 'Total', amount: sumOf(cents, currency) }));
}
