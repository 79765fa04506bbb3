import { IntersectionType } from '@nestjs/swagger';
import { Choice, Id, Moment, Text, Whole } from '../../../platform/http/fields/index.js';
import { ReasonRequest } from '../../audit/index.js';
import { CREDIT_SOURCES, type CreditSource } from '../credits/credit.entity.js';
import { SessionTermsRequest } from './session-terms.dto.js';

export class GiveSessionsRequest extends IntersectionType(SessionTermsRequest, ReasonRequest) {}

/** Sessions of one student. */
export class StudentCreditResponse {
  @Id() id: string;
  @Id() offeringId: string;
  @Text({ example: 'One-on-one coaching', description: 'ID of the offering' }) title: string;
  @Choice(CREDIT_SOURCES, 'CreditSource') source: CreditSource;
  @Whole({ example: 5 }) sessions: number;
  @Whole({ example: 3, description: 'Sessions left to book; 0 when ended or expired' }) left: number;
  @Moment({ nullable: true }) expiresAt: string | null;
  @Moment({ nullable: true, description: 'Refunded, or taken back' }) endedAt: string | null;
  @Moment() createdAt: string;
}
