import type { Cents } from '../../../kernel/money.js';
import { DAILY_SALES_HOUR } from '../sale-mail-frequencies.js';
import type { WithLink } from './account.js';
import type { MailWords } from './mail-words.js';
import { COACHING, COURSE, ORDER, OTHER_COURSE, READER, SOMEBODY, ZONE } from './samples.js';
import { coachingIn, labelOf, type SoldLine } from './sold-lines.js';
import { template } from './template.js';

/** Emails to the coach about sales. */

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

/** Links for the coach in an email about a sale. */
export interface SaleLinks {
  order: string;
  student: string;
  settings: string;
}

const aSale = (title: string, type: string): Sale => ({
  number: ORDER,
  currency: 'usd',
  totalCents: 9_700,
  lines: [{ type, title, amountCents: 9_700, waits: false }],
});

const someLinks = (site: string): SaleLinks => ({
  order: `${site}/creator/orders`,
  student: `${site}/creator/students`,
  settings: `${site}/creator/settings/sale-mails`,
});

interface SaleFacts {
  name: string;
  sale: Sale;
  buyer: Buyer | undefined;
  links: SaleLinks;
}

export const saleMade = template({
  kind: 'sale',
  group: 'coach',
  placeholders: ['what', 'orderNumber', 'whatHappened', 'settings'],
  keeps: { body: ['whatHappened'] },
  fill: (words, { name, sale, buyer, links }: SaleFacts) => {
    const given = sale.lines.filter(({ waits }) => !waits);
    return {
      name,
      url: links.order,
      values: {
        what: words.inShort(given.map(({ title }) => title)),
        orderNumber: sale.number,
        whatHappened: words.say(`whatHappened.${whatNow(given)}`, { buyer: words.person(buyer) }),
        settings: links.settings,
      },
      rows: rowsOf(words, sale),
      links: buyer ? [toStudent(words, buyer, links)] : [],
    };
  },
  sample: (site) => ({
    name: READER.name,
    sale: aSale(COURSE, 'course'),
    buyer: SOMEBODY,
    links: someLinks(site),
  }),
});

function whatNow(lines: readonly SoldLine[]): 'own' | 'wards' | 'gifts' | 'both' {
  if (lines.every(({ isGift }) => !isGift)) return 'own';
  if (lines.every(({ isForWard }) => isForWard)) return 'wards';
  return lines.every(({ isGift }) => isGift) ? 'gifts' : 'both';
}

const rowsOf = (words: MailWords, { lines, totalCents, currency }: Sale) => [
  ...lines.map((line) => ({
    label: line.waits ? say(words, line.title) : labelOf(words, line),
    amount: words.money(line.amountCents, currency),
  })),
  { label: words.shared('total'), amount: words.money(totalCents, currency) },
];

/** Describes a line that waits for the coach. */
const say = (words: MailWords, title: string): string => words.of('sale').say('waits', { title });

const toStudent = (words: MailWords, { name }: Buyer, { student }: Pick<SaleLinks, 'student'>) => ({
  label: words.shared('lookAtPerson', { name }),
  url: student,
});

const toOrder = (words: MailWords, { order }: Pick<SaleLinks, 'order'>) => ({
  label: words.shared('lookAtOrder'),
  url: order,
});

/** Comes at once whatever the setting for sales, since a buyer expects the coach (product rule 4.13). */
export const coachingBought = template({
  kind: 'coaching-bought',
  group: 'coach',
  placeholders: ['buyer', 'buyerAndEmail', 'coaching', 'orderNumber'],
  keeps: { body: ['buyerAndEmail', 'coaching'] },
  fill: (words, { name, sale, buyer, links }: SaleFacts & { buyer: Buyer }) => ({
    name,
    url: `mailto:${buyer.email}`,
    values: {
      buyer: buyer.name,
      buyerAndEmail: words.person(buyer),
      coaching: words.inQuotes(coachingIn(sale.lines)),
      orderNumber: sale.number,
    },
    rows: rowsOf(words, sale),
    links: [toOrder(words, links), toStudent(words, buyer, links)],
  }),
  sample: (site) => ({
    name: READER.name,
    sale: aSale(COACHING, 'coaching'),
    buyer: SOMEBODY,
    links: someLinks(site),
  }),
});

interface RedeemedFacts {
  name: string;
  coaching: readonly string[];
  person: Buyer;
  giver: Buyer | undefined;
  links: Pick<SaleLinks, 'order' | 'student'>;
}

export const coachingRedeemed = template({
  kind: 'coaching-redeemed',
  group: 'coach',
  placeholders: ['person', 'personAndEmail', 'coaching', 'giver'],
  keeps: { body: ['personAndEmail', 'coaching'] },
  fill: (words, { name, coaching, person, giver, links }: RedeemedFacts) => ({
    name,
    url: `mailto:${person.email}`,
    values: {
      person: person.name,
      personAndEmail: words.person(person),
      coaching: words.inQuotes(coaching),
      giver: words.person(giver),
    },
    links: [toOrder(words, links), toStudent(words, person, links)],
  }),
  sample: (site) => ({
    name: READER.name,
    coaching: [COACHING],
    person: SOMEBODY,
    giver: READER,
    links: someLinks(site),
  }),
});

export interface DailySale {
  number: string;
  buyerName: string | undefined;
  titles: string[];
  hasCoaching: boolean;
  amountCents: Cents;
  currency: string;
}

interface DailyFacts extends WithLink {
  sales: readonly DailySale[];
  settings: string;
  /** Time zone of the business, which decides when the email comes. */
  timeZone: string;
}

export const salesOfTheDay = template({
  kind: 'sales-of-the-day',
  group: 'coach',
  placeholders: ['sales', 'coaching', 'hour', 'settings'],
  keeps: { body: ['coaching'] },
  fill: (words, { name, url, sales, settings, timeZone }: DailyFacts) => ({
    name,
    url,
    values: {
      sales: words.say('sales', { count: sales.length }),
      coaching: sales.some(({ hasCoaching }) => hasCoaching) ? words.say('coaching') : '',
      hour: words.hour(DAILY_SALES_HOUR, timeZone),
      settings,
    },
    rows: [
      ...sales.map(({ number, buyerName, titles, hasCoaching, amountCents, currency }) => ({
        label: words.say(hasCoaching ? 'lineOfCoaching' : 'line', {
          number,
          buyer: buyerName ?? words.shared('gone'),
          titles: words.inQuotes(titles),
        }),
        amount: words.money(amountCents, currency),
      })),
      ...totals(words, sales),
    ],
  }),
  sample: (site) => ({
    name: READER.name,
    url: `${site}/creator/orders`,
    settings: someLinks(site).settings,
    timeZone: ZONE,
    sales: [COURSE, OTHER_COURSE].map((title, index) => ({
      number: `S-1000${index + 1}`,
      buyerName: SOMEBODY.name,
      titles: [title],
      hasCoaching: false,
      amountCents: 9_700,
      currency: 'usd',
    })),
  }),
});

/** Sums by currency, usually only one. */
function totals(words: MailWords, sales: readonly DailySale[]): { label: string; amount: string }[] {
  const sums = new Map<string, number>();
  for (const { amountCents, currency } of sales) sums.set(currency, (sums.get(currency) ?? 0) + amountCents);
  return [...sums].map(([currency, cents]) => ({
    label: words.shared('total'),
    amount: words.money(cents, currency),
  }));
}
