import type { Cents } from '../../kernel/money.js';
import type { Language } from '../../kernel/languages.js';
import { type Translations, translationTo } from '../../kernel/translations.js';
import type { ShownState } from './subscription-states.js';

const INTERVALS = ['month', 'year'] as const;

/** An offer that a member pays again and again, with its price and tax at the time of the agreement. */
export interface Plan {
  offerId: string;
  offerName: string;
  interval: (typeof INTERVALS)[number];
  /** Amount of each payment, with tax. */
  amountCents: Cents;
  taxCents: Cents;
  taxLabel: string | null;
  taxIsIncluded: boolean;
}

/** A discount of the first payments of a subscription, or of every one. */
interface Discounted {
  couponId: string | null;
  /** Number of payments that are discounted; null: all. */
  couponPayments: number | null;
  paymentsMade: number;
}

/** Tells whether the next payment is discounted. */
export const isDiscounted = ({ couponId, couponPayments, paymentsMade }: Discounted): boolean =>
  couponId !== null && (couponPayments === null || paymentsMade < couponPayments);

/** Amount of the next payment, with tax. */
export const nextCents = (
  subscription: Discounted & { amountCents: Cents; discountedCents: Cents | null },
): Cents => (isDiscounted(subscription) ? (subscription.discountedCents ?? 0) : subscription.amountCents);

type InvoicedPlan = Omit<Plan, 'interval'>;

const MONTHS: Record<Plan['interval'], number> = { month: 1, year: 12 };

/** Cost of a change to another plan now. */
export interface PlanCost {
  /** True: it starts now and is paid now; otherwise it starts with the next payment, and nothing is due. */
  isAtOnce: boolean;
  /** Price from now to the next payment. */
  chargeCents: Cents;
  /** Unused days of the current plan. */
  creditCents: Cents;
  dueCents: Cents;
  nextPaymentAt: Date;
}

const REFUSALS: Partial<Record<ShownState, string>> = {
  past_due: 'Your last payment didn’t go through. Change your card before your plan.',
  ending: 'This subscription is canceled. Keep it before you change your plan.',
  paused: 'This subscription is paused. End the pause before you change your plan.',
};

/** Sentence that refuses a change of the plan of a running subscription. Undefined: it can be changed. */
export function planRefusal(
  subscription: Discounted & { instalments: number | null; state: ShownState },
): string | undefined {
  if (subscription.instalments !== null)
    return 'Instalments can’t be changed here. Please write to your coach.';
  return (
    REFUSALS[subscription.state] ??
    (isDiscounted(subscription)
      ? 'Your coupon is for this plan. The plan can’t change as long as the coupon applies.'
      : undefined)
  );
}

const DAY = 86_400;
const MONTH = 30.4 * DAY;

/** A period in Stripe's seconds. */
interface Period {
  start: number;
  end: number;
}

/**
 * Time from which unused days are credited, in Stripe's seconds: the start of today, so that a price that was shown is
 * the price that is charged for the rest of the day. Always within the current period.
 */
export const creditedFrom = (now: Date, { start, end }: Period): number =>
  Math.min(end, Math.max(start, Math.floor(now.getTime() / 1000 / DAY) * DAY));

/** Income in a month without tax, as the view `recurring_subscriptions` computes it without a coupon. */
export const monthlyCents = ({
  interval,
  amountCents,
  taxCents,
}: Pick<Plan, 'interval' | 'amountCents' | 'taxCents'>): Cents =>
  interval === 'year' ? Math.round((amountCents - taxCents) / 12) : amountCents - taxCents;

/** Longest name of an offer on an order line. */
const NAME_LIMIT = 60;
const ARROW = ' → ';

/** Name on the order of a change, in any language: 'Monthly → Yearly'. */
export function changeName(before: string, after: string): string {
  const half = (NAME_LIMIT - ARROW.length) / 2;
  return before.length + after.length + ARROW.length <= NAME_LIMIT
    ? before + ARROW + after
    : [before, after].map((name) => shortened(name, Math.floor(half))).join(ARROW);
}

/** A plan of a product with its names in other languages. */
export interface NamedPlan {
  name: string;
  translations: Translations<{ name: string }>;
}

/** Name of a plan, or of a change of plan, in the reader's language where the coach has translated it. */
export const nameIn = (language: Language, name: string, plans: readonly NamedPlan[]): string =>
  name
    .split(ARROW)
    .map((english) => {
      const plan = plans.find((each) => each.name === english);
      return (plan && translationTo(language, plan.translations)?.name) || english;
    })
    .join(ARROW);

const shortened = (name: string, limit: number): string =>
  name.length <= limit ? name : `${name.slice(0, limit - 1).trimEnd()}…`;

/** Writes a plan into Stripe's metadata, from where each of its invoices copies it. An empty text removes an entry. */
export const metadataOf = (
  plan: Plan,
  before: Pick<Plan, 'offerName' | 'interval'>,
): Record<string, string> => ({
  offerId: plan.offerId,
  offerName: plan.offerName,
  changedFrom: before.offerName,
  addedMonths: String(Math.max(0, MONTHS[plan.interval] - MONTHS[before.interval])),
  amountCents: String(plan.amountCents),
  taxCents: String(plan.taxCents),
  taxLabel: plan.taxLabel ?? '',
  taxIsIncluded: String(plan.taxIsIncluded),
});

type Metadata = Readonly<Record<string, string>>;

/** Reads the plan of an invoice. Null: the subscription was never changed before it, so it has its first plan. */
export function invoicedPlan(metadata: Metadata, isChange: boolean): InvoicedPlan | null {
  const { offerId, offerName = '', changedFrom = '' } = metadata;
  if (offerId === undefined) return null;
  return {
    offerId,
    offerName: isChange ? changeName(changedFrom, offerName) : offerName,
    amountCents: Number(metadata['amountCents']),
    taxCents: Number(metadata['taxCents']),
    taxLabel: metadata['taxLabel'] || null,
    taxIsIncluded: metadata['taxIsIncluded'] === 'true',
  };
}

/**
 * Months that an invoice pays, for what comes each month: those of its period. A change of plan pays the months that the
 * new plan has more; the others were paid before.
 */
export const paidMonths = (metadata: Metadata, isChange: boolean, { start, end }: Period): number =>
  isChange ? Number(metadata['addedMonths'] ?? 0) : Math.round((end - start) / MONTH);

/** Reads the plan of a subscription, whose price and interval are those that Stripe charges. Null: it is the first one. */
export function toldPlan(
  metadata: Metadata,
  price: { amountCents: Cents | null; interval: string | undefined },
): Plan | null {
  const plan = invoicedPlan(metadata, false);
  const interval = INTERVALS.find((known) => known === price.interval);
  return plan && interval ? { ...plan, interval, amountCents: price.amountCents ?? plan.amountCents } : null;
}
