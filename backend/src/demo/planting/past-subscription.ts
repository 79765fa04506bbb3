import { days, hours, later } from '../../kernel/clock.js';
import { endOfMonths, stateOf, type ToldSubscription } from '../../modules/subscriptions/index.js';
import {
  demoId,
  type DemoOffer,
  demoPeople,
  type DemoProduct,
  demoProducts,
  type DemoSubscription,
} from '../content/index.js';
import type { Planting } from './planting.js';

/** Time after the start of a period at which it is charged; the member pays the first one herself. */
const CHARGED_AFTER = hours(1);

/** A payment of a planted subscription. */
export interface PastInvoice {
  id: string;
  /** Number of the payment; the first one is 1. */
  number: number;
  paidAt: Date;
  /** End of the period; null: the last instalment, which buys forever. */
  paidUntil: Date | null;
}

/** A planted subscription with its dates. */
export interface DatedSubscription {
  subscription: DemoSubscription;
  id: string;
  stripeId: string;
  accountId: string;
  product: DemoProduct;
  offer: DemoOffer & { interval: 'month' | 'year' };
  startedAt: Date;
  endedAt: Date | null;
  paid: PastInvoice[];
  /** Time of the failed payment that is still owed or was made later; null: none failed. */
  failedAt: Date | null;
  state: ReturnType<typeof stateOf>;
}

/** Computes the dates of a subscription, to the second, as the payment provider counts them. */
export function datesOf(subscription: DemoSubscription, { now, daysAgo }: Planting): DatedSubscription {
  const { memberKey, productKey, offerKey, payments, periodDaysAgo, failed } = subscription;
  const person = demoPeople.find(({ key }) => key === memberKey);
  const product = demoProducts.find(({ key }) => key === productKey);
  const offer = product?.offers?.find(({ key }) => key === offerKey);
  if (!person || !product || !offer?.interval) throw new Error(`no offer ${offerKey} of ${productKey}`);
  const step = offer.interval === 'year' ? 12 : 1;
  const isNext = subscription.isUnpaid === true || subscription.hasEnded === true;
  const current = isNext ? payments : Math.max(0, payments - 1);
  const startedAt = endOfMonths(wholeSeconds(daysAgo(periodDaysAgo)), -current * step);
  const boundary = (number: number): Date => endOfMonths(startedAt, number * step);
  const id = demoId(`subscription/${memberKey}/${productKey}`);
  const paid = Array.from({ length: payments }, (_, place): PastInvoice => {
    const charged = place === 0 ? startedAt : later(boundary(place), CHARGED_AFTER);
    return {
      id: `in_demo_${bare(demoId(`invoice/${memberKey}/${productKey}/${place + 1}`))}`,
      number: place + 1,
      paidAt: failed?.payment === place + 1 ? later(charged, days(failed.days)) : charged,
      paidUntil: place + 1 === offer.instalments ? null : boundary(place + 1),
    };
  });
  const endedAt = subscription.hasEnded ? boundary(current) : null;
  const failedPayment = subscription.isUnpaid ? current : failed && failed.payment - 1;
  return {
    subscription,
    id,
    stripeId: `sub_demo_${bare(id)}`,
    accountId: person.id,
    product,
    offer: { ...offer, interval: offer.interval },
    startedAt,
    endedAt,
    paid,
    failedAt: failedPayment === undefined ? null : later(boundary(failedPayment), CHARGED_AFTER),
    state: stateOf(
      toldOf(subscription, offer, { startedAt, boundary, current }),
      { instalments: offer.instalments ?? null, paymentsMade: payments },
      endedAt ?? now,
    ),
  };
}

/** The subscription as the payment provider tells it. */
function toldOf(
  { payments, isUnpaid, hasEnded, canceled, pausedMonths }: DemoSubscription,
  { trialDays, instalments }: DemoOffer,
  { startedAt, boundary, current }: { startedAt: Date; boundary: (number: number) => Date; current: number },
): ToldSubscription {
  const trialEnd = payments === 0 && trialDays ? later(startedAt, days(trialDays)) : null;
  const periodEnd = trialEnd ?? boundary(current + 1);
  const ends = instalments ? boundary(instalments) : periodEnd;
  return {
    status: hasEnded ? 'canceled' : isUnpaid ? 'past_due' : trialEnd ? 'trialing' : 'active',
    hasCard: true,
    anchor: trialEnd ?? startedAt,
    periodStart: boundary(current),
    periodEnd,
    cancelAt: canceled || instalments ? ends : null,
    resumesAt: pausedMonths ? later(endOfMonths(periodEnd, pausedMonths), -hours(1)) : null,
    paidUntil: payments === 0 ? null : boundary(payments),
  };
}

const wholeSeconds = (date: Date): Date => new Date(Math.floor(date.getTime() / 1000) * 1000);

/** Text of an id without its dashes, as in the provider's ids. */
export const bare = (id: string): string => id.replaceAll('-', '');
