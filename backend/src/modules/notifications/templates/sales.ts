import { z } from 'zod';
import { events } from '../../../events/index.js';
import type { Cents } from '../../../kernel/money.js';
import { DAILY_SALES_HOUR } from '../kinds/sale-mail-frequencies.js';
import type { MailWords } from './mail-words.js';
import { COACHING, COURSE, ORDER, OTHER_COURSE, READER, SOMEBODY, ZONE } from './samples.js';
import { coachingIn, labelOf, type SoldLine } from './sold-lines.js';
import { template } from './template.js';

/** Emails to the coach about sales. */

export interface Buyer {
  name: string;
  email: string;
}

interface Sale {
  number: string;
  currency: string;
  totalCents: Cents;
  lines: (SoldLine & { amountCents: Cents })[];
}

/** Pages for the coach in an email about a sale. */
interface SalePages {
  orderPath: string;
  studentPath: string;
}

/** Page with the coach's setting for sales emails. */
const settings = { page: '/creator/settings/sale-mails' };

const aSale = (title: string, type: string): Sale => ({
  number: ORDER,
  currency: 'usd',
  totalCents: 9_700,
  lines: [{ type, title, amountCents: 9_700, waits: false }],
});

const PAGES: SalePages = { orderPath: '/creator/orders', studentPath: '/creator/students' };

const ofSale = events['order.paid'].omit({ orderId: true, accountId: true }).extend({ buyerId: z.string() });

interface SaleFacts extends SalePages {
  sale: Sale;
  buyer: Buyer | undefined;
}

export const saleMade = template('sale', {
  group: 'coach',
  details: ofSale,
  placeholders: ['what', 'orderNumber', 'whatHappened', 'settings'],
  keeps: { body: ['whatHappened'] },
  values: (words, { sale, buyer }: SaleFacts) => {
    const given = sale.lines.filter(({ waits }) => !waits);
    return {
      what: words.inShort(given.map(({ title }) => title)),
      orderNumber: sale.number,
      whatHappened: words.say(`whatHappened.${whatNow(given)}`, { buyer: words.person(buyer) }),
      settings,
    };
  },
  rows: (words, { sale }) => rowsOf(words, sale),
  links: (words, { buyer, ...pages }) => (buyer ? [toStudent(words, buyer, pages)] : []),
  sample: { url: PAGES.orderPath, sale: aSale(COURSE, 'course'), buyer: SOMEBODY, ...PAGES },
});

export const recurringPayment = template('recurring_payment', {
  group: 'coach',
  details: ofSale,
  placeholders: ['product', 'orderNumber', 'buyer', 'settings'],
  keeps: { body: ['buyer'] },
  values: (words, { sale, buyer }: SaleFacts) => ({
    product: sale.lines.map(({ title }) => title).join(', '),
    orderNumber: sale.number,
    buyer: words.person(buyer),
    settings,
  }),
  rows: (words, { sale }) => rowsOf(words, sale),
  links: (words, { buyer, ...pages }) => (buyer ? [toStudent(words, buyer, pages)] : []),
  sample: { url: PAGES.orderPath, sale: aSale(COURSE, 'course'), buyer: SOMEBODY, ...PAGES },
});

function whatNow(lines: readonly SoldLine[]): 'own' | 'wards' | 'gifts' | 'both' {
  if (lines.every(({ isGift }) => !isGift)) return 'own';
  if (lines.every(({ isForWard }) => isForWard)) return 'wards';
  return lines.every(({ isGift }) => isGift) ? 'gifts' : 'both';
}

const rowsOf = (words: MailWords, { lines, totalCents, currency }: Sale) => [
  ...lines.map((line) => ({
    label: line.waits ? words.of('sale').say('waits', { title: line.title }) : labelOf(words, line),
    amount: words.money(line.amountCents, currency),
  })),
  { label: words.shared('total'), amount: words.money(totalCents, currency) },
];

const toStudent = (words: MailWords, { name }: Buyer, { studentPath }: SalePages) => ({
  label: words.shared('lookAtPerson', { name }),
  url: studentPath,
});

const toBoth = (words: MailWords, person: Buyer, pages: SalePages) => [
  { label: words.shared('lookAtOrder'), url: pages.orderPath },
  toStudent(words, person, pages),
];

/** Sent right away regardless of the setting, because the buyer expects to hear from the coach (product rule 4.13). */
export const coachingBought = template('coaching_bought', {
  group: 'coach',
  details: ofSale,
  placeholders: ['buyer', 'buyerAndEmail', 'coaching', 'orderNumber'],
  keeps: { body: ['buyerAndEmail', 'coaching'] },
  values: (words, { sale, buyer }: SaleFacts & { buyer: Buyer }) => ({
    buyer: buyer.name,
    buyerAndEmail: words.person(buyer),
    coaching: words.inQuotes(coachingIn(sale.lines)),
    orderNumber: sale.number,
  }),
  rows: (words, { sale }) => rowsOf(words, sale),
  links: (words, { buyer, ...pages }) => toBoth(words, buyer, pages),
  sample: {
    url: `mailto:${SOMEBODY.email}`,
    sale: aSale(COACHING, 'coaching'),
    buyer: SOMEBODY,
    ...PAGES,
  },
});

interface RedeemedFacts extends SalePages {
  coaching: readonly string[];
  person: Buyer;
  giver: Buyer | undefined;
}

export const coachingRedeemed = template('coaching_redeemed', {
  group: 'coach',
  details: events['gift.redeemed'].omit({ giftId: true }),
  placeholders: ['person', 'personAndEmail', 'coaching', 'giver'],
  keeps: { body: ['personAndEmail', 'coaching'] },
  values: (words, { coaching, person, giver }: RedeemedFacts) => ({
    person: person.name,
    personAndEmail: words.person(person),
    coaching: words.inQuotes(coaching),
    giver: words.person(giver),
  }),
  links: (words, { person, ...pages }) => toBoth(words, person, pages),
  sample: {
    url: `mailto:${SOMEBODY.email}`,
    coaching: [COACHING],
    person: SOMEBODY,
    giver: READER,
    ...PAGES,
  },
});

const dailySale = z.object({
  number: z.string(),
  buyerId: z.string().nullable(),
  titles: z.array(z.string()),
  hasCoaching: z.boolean(),
  /** Missing in emails queued by an older release. */
  isRecurring: z.boolean().optional(),
  amountCents: z.number(),
  currency: z.string(),
});

const dailyTrial = z.object({ buyerId: z.string().nullable(), title: z.string() });

/** A free trial that began; nothing is paid yet. */
export type DailyTrial = z.infer<typeof dailyTrial>;

type Named<Of> = Omit<Of, 'buyerId'> & { buyerName: string | undefined };
type DailySale = Named<z.infer<typeof dailySale>>;

interface DailyFacts {
  sales: readonly DailySale[];
  trials: readonly Named<DailyTrial>[];
  /** Time zone of the business, which determines when the email is sent. */
  timeZone: string;
}

export const salesOfTheDay = template('sales_of_the_day', {
  group: 'coach',
  details: z.object({
    sales: z.array(dailySale),
    /** Missing in emails queued by an older release. */
    trials: z.array(dailyTrial).optional(),
  }),
  placeholders: ['sales', 'coaching', 'hour', 'settings'],
  keeps: { body: ['coaching'] },
  values: (words, { sales, trials, timeZone }: DailyFacts) => ({
    sales: countsIn(words, sales, trials),
    coaching: sales.some(({ hasCoaching }) => hasCoaching) ? words.say('coaching') : '',
    hour: words.hour(DAILY_SALES_HOUR, timeZone),
    settings,
  }),
  rows: (words, { sales, trials }) => [
    ...sales.map((sale) => ({
      label: words.say(lineOf(sale), {
        number: sale.number,
        buyer: sale.buyerName ?? words.shared('gone'),
        titles: words.inQuotes(sale.titles),
      }),
      amount: words.money(sale.amountCents, sale.currency),
    })),
    ...totals(words, sales),
    ...trials.map(({ buyerName, title }) => ({
      label: words.say('lineOfTrial', {
        buyer: buyerName ?? words.shared('gone'),
        titles: words.inQuotes([title]),
      }),
      amount: words.say('nothingPaid'),
    })),
  ],
  sample: {
    url: PAGES.orderPath,
    timeZone: ZONE,
    sales: [COURSE, OTHER_COURSE].map((title, index) => ({
      number: `S-1000${index + 1}`,
      buyerName: SOMEBODY.name,
      titles: [title],
      hasCoaching: false,
      amountCents: 9_700,
      currency: 'usd',
    })),
    trials: [],
  },
});

/** Counts new sales, recurring payments and free trials, each if there are some. */
function countsIn(words: MailWords, sales: readonly DailySale[], trials: readonly unknown[]): string {
  const recurring = sales.filter(({ isRecurring }) => isRecurring).length;
  const counts = { sales: sales.length - recurring, recurring, trials: trials.length };
  return (['sales', 'recurring', 'trials'] as const)
    .filter((name) => counts[name] > 0)
    .map((name) => words.say(name, { count: counts[name] }))
    .join(', ');
}

function lineOf({ hasCoaching, isRecurring }: DailySale): 'line' | 'lineOfCoaching' | 'lineOfRecurring' {
  if (isRecurring) return 'lineOfRecurring';
  return hasCoaching ? 'lineOfCoaching' : 'line';
}

/** Sums by currency, usually only one. */
function totals(words: MailWords, sales: readonly DailySale[]): { label: string; amount: string }[] {
  const sums = new Map<string, number>();
  for (const { amountCents, currency } of sales) sums.set(currency, (sums.get(currency) ?? 0) + amountCents);
  return [...sums].map(([currency, cents]) => ({
    label: words.shared('total'),
    amount: words.money(cents, currency),
  }));
}
