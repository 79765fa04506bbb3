import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { ReasonRequest } from '../../audit/index.js';
import { CREDIT_SOURCES, type CreditSource } from '../credits/credit.entity.js';
import { SessionTermsRequest } from './session-terms.dto.js';

export class GiveSessionsRequest extends IntersectionType(SessionTermsRequest, ReasonRequest) {}

/** Sessions of one student. */
export class StudentCreditResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  offeringId: string;

  @ApiProperty({ example: 'One-on-one coaching', description: 'ID of the offering' })
  title: string;

  @ApiProperty({ enum: CREDIT_SOURCES, enumName: 'CreditSource' })
  source: CreditSource;

  @ApiProperty({ type: 'integer', example: 5 })
  sessions: number;

  @ApiProperty({
    type: 'integer',
    example: 3,
    description: 'Sessions left to book; 0 when ended or expired',
  })
  left: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  expiresAt: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Refunded, or taken back' })
  endedAt: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}
