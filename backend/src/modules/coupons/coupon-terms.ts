import { badRequest } from '../../kernel/errors.js';
import { type Cents, fromDecimal } from '../../kernel/money.js';
import type { CouponKind, CouponRecurrence } from './coupon-kinds.js';

interface CommonTerms {
  kind: CouponKind;
  percent: number | null;
  productIds: string[];
  maxUses: number | null;
  maxUsesPerPerson: number | null;
  isActive: boolean;
}

export interface AskedTerms extends CommonTerms {
  amount: string | null;
  /** Missing: none, as before coupons could discount subscriptions. */
  onSubscriptions?: CouponRecurrence;
  firstPayments?: number | null;
  startsAt: string | null;
  endsAt: string | null;
}

export interface CouponTerms extends CommonTerms {
  amountCents: Cents | null;
  onSubscriptions: CouponRecurrence;
  firstPayments: number | null;
  startsAt: Date | null;
  endsAt: Date | null;
}

/** Reads the coach's terms and drops fields that the coupon's kind and use don't have. */
export function readTerms(request: AskedTerms): CouponTerms {
  const { kind, onSubscriptions = 'none', productIds, maxUses, maxUsesPerPerson, isActive } = request;
  const startsAt = momentOf(request.startsAt);
  const endsAt = momentOf(request.endsAt);
  const percent = kind === 'percent' ? request.percent : null;
  const amountCents = kind === 'amount' ? (fromDecimal(request.amount ?? '') ?? 0) : null;
  const firstPayments = onSubscriptions === 'first_payments' ? (request.firstPayments ?? null) : null;
  const fields: Record<string, string> = {};
  if (kind === 'percent' && percent === null) fields['percent'] = 'is required';
  if (percent === 100 && onSubscriptions !== 'none')
    fields['percent'] = 'can be at most 99 for subscriptions, because each payment needs a card';
  if (onSubscriptions === 'first_payments' && firstPayments === null) fields['firstPayments'] = 'is required';
  if (amountCents === 0)
    fields['amount'] = 'must be an amount above 0 with up to two decimals, such as 10.00';
  if (startsAt && endsAt && startsAt >= endsAt) fields['endsAt'] = 'must be after the start';
  if (Object.keys(fields).length > 0)
    throw badRequest('invalid', 'Please check the highlighted fields', fields);
  return {
    kind,
    percent,
    amountCents,
    onSubscriptions,
    firstPayments,
    productIds: productIds.map((id) => id.toLowerCase()),
    startsAt,
    endsAt,
    maxUses,
    maxUsesPerPerson,
    isActive,
  };
}

const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

export const changedFields = (before: CouponTerms, after: CouponTerms): string[] =>
  (Object.keys(after) as (keyof CouponTerms)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
