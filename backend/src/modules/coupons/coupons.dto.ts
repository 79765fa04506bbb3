import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsUUID,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { MayBeNull, Text } from '../../platform/http/text.js';
import { TakesRecord } from '../../platform/http/takes-record.js';
import { COUPON_CODE_LIMIT } from './coupon.entity.js';
import { COUPON_KINDS, COUPON_STATUSES, type CouponKind, type CouponStatus } from './coupon-kinds.js';

const MOST_USES = 1_000_000;
const MOST_PRODUCTS = 200;

const Moment = (description: string): PropertyDecorator => {
  const decorators = [
    ApiProperty({ type: String, format: 'date-time', nullable: true, description }),
    MayBeNull(),
    IsISO8601({ strict: true, strictSeparator: true }),
    Matches(/^[12]\d{3}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/, {
      message: 'must be a date and time with a time zone, such as 2027-03-01T09:30:00Z',
    }),
  ];
  return (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };
};

const Limit = (description: string): PropertyDecorator => {
  const decorators = [
    ApiProperty({ type: 'integer', nullable: true, minimum: 1, maximum: MOST_USES, description }),
    MayBeNull(),
    IsInt(),
    Min(1),
    Max(MOST_USES),
  ];
  return (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };
};

/** Terms of a coupon that the coach can change at any time. Checkouts under way keep the price they have shown. */
export class EditCouponRequest {
  @ApiProperty({ enum: COUPON_KINDS, enumName: 'CouponKind' })
  @IsIn(COUPON_KINDS)
  kind: CouponKind;

  @ApiProperty({ type: 'integer', nullable: true, minimum: 1, maximum: 100, description: 'For kind percent' })
  @MayBeNull()
  @IsInt()
  @Min(1)
  @Max(100)
  percent: number | null;

  @Text({
    max: 12,
    nullable: true,
    example: '10.00',
    minimum: '0.01',
    description: 'For kind amount: discount in US dollars on the eligible products, once per order',
  })
  amount: string | null;

  @ApiProperty({
    type: [String],
    format: 'uuid',
    maxItems: MOST_PRODUCTS,
    uniqueItems: true,
    description: 'Eligible products; empty: all',
  })
  @IsArray()
  @ArrayMaxSize(MOST_PRODUCTS)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  productIds: string[];

  @Moment('Start; null: at once')
  startsAt: string | null;

  @Moment('End, exclusive; null: no end')
  endsAt: string | null;

  @Limit('Total orders that can use it; null: unlimited')
  maxUses: number | null;

  @Limit('Orders per person that can use it; null: unlimited')
  maxUsesPerPerson: number | null;

  @ApiProperty({ description: 'Whether it’s active' })
  @IsBoolean()
  isActive: boolean;
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
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'SPRING', description: 'Uppercase' })
  code: string;

  @ApiProperty({ enum: COUPON_STATUSES, enumName: 'CouponStatus' })
  status: CouponStatus;

  @ApiProperty({ enum: COUPON_KINDS, enumName: 'CouponKind' })
  kind: CouponKind;

  @ApiProperty({ type: 'integer', nullable: true, example: 10 })
  percent: number | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  amount: string | null;

  @ApiProperty({ type: [String], format: 'uuid', description: 'Empty: all products' })
  productIds: string[];

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  startsAt: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  endsAt: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  maxUses: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  maxUsesPerPerson: number | null;

  @ApiProperty()
  isActive: boolean;

  @ApiProperty({ type: 'integer', description: 'Paid orders that used it, without fully refunded ones' })
  timesUsed: number;

  @ApiProperty({ type: 'integer', description: 'Reserved for orders being paid' })
  reserved: number;

  @ApiProperty({
    example: 'https://sanctum.example/c/SPRING',
    description: 'Link to the shop that applies the coupon',
  })
  link: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: 'integer', example: 3, description: 'Send as If-Match' })
  version: number;
}

/** The coupon as returned by GET, with changed fields. */
@TakesRecord<CouponResponse, EditCouponRequest>({
  id: true,
  code: true,
  status: true,
  timesUsed: true,
  reserved: true,
  link: true,
  createdAt: true,
  version: true,
})
export class PutCouponRequest extends EditCouponRequest {}
