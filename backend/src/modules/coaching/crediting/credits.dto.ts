import { IsOptional } from 'class-validator';
import { IntersectionType } from '@nestjs/swagger';
import { Choice, Flag, Id, Moment, Text, Whole } from '../../../platform/http/fields/index.js';
import { ReasonRequest } from '../../audit/index.js';
import { MOST_DAYS, MOST_SESSIONS } from '../offerings/offering-limits.js';
import { CREDIT_SOURCES, type CreditSource } from '../credits/credit.entity.js';

const IS_MONTHLY =
  'Whether a subscription brings them each month, and a yearly payment for twelve months; otherwise only its first payment does';

/** Sessions of one kind that a member gets: the offering, the number, and the validity. */
class SessionTermsRequest {
  @Id('ID of the sessions’ offering, which must use sessions') offeringId: string;
  @Whole({ min: 1, max: MOST_SESSIONS, example: 5 }) sessions: number;

  @Whole({
    nullable: true,
    min: 1,
    max: MOST_DAYS,
    example: 180,
    description: 'Days after the purchase or gift in which they must start; null: no limit',
  })
  @IsOptional()
  validDays: number | null;
}

/** Sessions that a product of type coaching brings to future buyers. */
export class PutPackageRequest extends SessionTermsRequest {
  @Flag({ optional: true, description: IS_MONTHLY }) isMonthly?: boolean;
}

/** Sessions that a product brings to its subscribers. */
export class SessionsBroughtResponse {
  @Whole({ example: 2 }) sessions: number;
  @Flag(IS_MONTHLY) isMonthly: boolean;
}

export class PackageResponse {
  @Id() productId: string;
  @Id({ nullable: true, description: 'null: none' }) offeringId: string | null;
  @Whole({ nullable: true, example: 5 }) sessions: number | null;
  @Whole({ nullable: true, example: 180 }) validDays: number | null;
  @Flag(IS_MONTHLY) isMonthly: boolean;
}

export class GiveSessionsRequest extends IntersectionType(SessionTermsRequest, ReasonRequest) {}

/** Sessions of one student. */
export class StudentCreditResponse {
  @Id() id: string;
  @Id() offeringId: string;
  @Text({ example: 'One-on-one coaching', description: 'Title of the offering' }) title: string;
  @Choice(CREDIT_SOURCES, 'CreditSource') source: CreditSource;
  @Whole({ example: 5 }) sessions: number;
  @Whole({ example: 3, description: 'Sessions left to book; 0 when ended or expired' }) left: number;
  @Moment({ nullable: true }) expiresAt: Date | null;
  @Moment({ nullable: true, description: 'Refunded, or taken back' }) endedAt: Date | null;
  @Moment() createdAt: Date;
}
