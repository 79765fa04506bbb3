import { applyDecorators } from '@nestjs/common';
import { IsISO8601, Matches } from 'class-validator';
import { Choice, Flag, Id, Ids, MayBeNull, Moment, Text, Whole } from '../../platform/http/fields/index.js';
import { TakesRecord } from '../../platform/http/takes-record.js';
import { COUPON_CODE_LIMIT } from './coupon.entity.js';
import {
  COUPON_KINDS,
  COUPON_RECURRENCES,
  COUPON_STATUSES,
  type CouponKind,
  type CouponRecurrence,
  type CouponStatus,
} from './coupon-kinds.js';

const MOST_USES = 1_000_000;
const MOST_PRODUCTS = 200;
const MOST_PAYMENTS = 120;

const Bound = (description: string) =>
  applyDecorators(
    Moment({ nullable: true, description }),
    MayBeNull(),
    IsISO8601({ strict: true, strictSeparator: true }),
    Matches(/^[12]\d{3}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/, {
      message: 'must be a date and time with a time zone, such as 2027-03-01T09:30:00Z',
    }),
  );

const Limit = (description: string) => Whole({ nullable: true, min: 1, max: MOST_USES, description });

/** Terms of a coupon that the coach can change at any time. Checkouts in progress keep the price they have shown. */
export class EditCouponRequest {
  @Choice(COUPON_KINDS, 'CouponKind') kind: CouponKind;
  @Whole({ nullable: true, min: 1, max: 100, description: 'For kind percent' }) percent: number | null;

  @Text({
    max: 12,
    nullable: true,
    example: '10.00',
    minimum: '0.01',
    description:
      'For kind amount: discount on the eligible products in the currency of the business, once per order',
  })
  amount: string | null;

  @Ids({ max: MOST_PRODUCTS, unique: true, description: 'Eligible products; empty: all' })
  productIds: string[];

  @Choice(COUPON_RECURRENCES, 'CouponRecurrence', {
    optional: true,
    description:
      'Which payments of a subscription it discounts; a percentage can then be at most 99. Omitted: none',
  })
  onSubscriptions?: CouponRecurrence;

  @Whole({
    nullable: true,
    min: 1,
    max: MOST_PAYMENTS,
    example: null,
    optional: true,
    description: 'For `first_payments`: number of payments',
  })
  firstPayments?: number | null;

  @Bound('Start; null: immediately') startsAt: string | null;
  @Bound('End, exclusive; null: no end') endsAt: string | null;
  @Limit('Total orders and subscriptions that can use it; null: unlimited') maxUses: number | null;
  @Limit('Orders and subscriptions per person that can use it; null: unlimited') maxUsesPerPerson:
    | number
    | null;
  @Flag('Whether it’s active') isActive: boolean;
}

export class NewCouponRequest extends EditCouponRequest {
  @Text({
    min: 3,
    max: COUPON_CODE_LIMIT,
    example: 'SPRING',
    description: 'Letters, numbers and hyphens; case doesn’t matter. Can’t be changed',
  })
  @Matches(/^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/, {
    message: 'can only contain letters, numbers and single hyphens',
  })
  code: string;
}

export class CouponResponse {
  @Id() id: string;
  @Text({ example: 'SPRING', description: 'Uppercase' }) code: string;
  @Choice(COUPON_STATUSES, 'CouponStatus') status: CouponStatus;
  @Choice(COUPON_KINDS, 'CouponKind') kind: CouponKind;
  @Whole({ nullable: true, example: 10 }) percent: number | null;
  @Text({ nullable: true, example: null }) amount: string | null;
  @Ids('Empty: all products') productIds: string[];
  @Choice(COUPON_RECURRENCES, 'CouponRecurrence') onSubscriptions: CouponRecurrence;
  @Whole({ nullable: true, example: null }) firstPayments: number | null;
  @Moment({ nullable: true }) startsAt: Date | null;
  @Moment({ nullable: true }) endsAt: Date | null;
  @Whole({ nullable: true }) maxUses: number | null;
  @Whole({ nullable: true }) maxUsesPerPerson: number | null;
  @Flag() isActive: boolean;
  @Whole('Paid orders and subscriptions that used it, without fully refunded ones') useCount: number;
  @Whole('Reserved for orders being paid') reserved: number;

  @Text({
    example: 'https://sanctum.example/c/SPRING',
    description: 'Link to the shop that applies the coupon',
  })
  url: string;

  @Moment({ type: String }) createdAt: Date;
  @Whole({ example: 3, description: 'Send as If-Match' }) version: number;
}

/** The coupon as returned by GET, with changed fields. */
@TakesRecord<CouponResponse, EditCouponRequest>({
  id: true,
  code: true,
  status: true,
  useCount: true,
  reserved: true,
  url: true,
  createdAt: true,
  version: true,
})
export class PutCouponRequest extends EditCouponRequest {}
