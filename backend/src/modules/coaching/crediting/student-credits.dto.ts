import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { ReasonRequest } from '../../audit/index.js';
import { CREDIT_SOURCES, type CreditSource } from '../credits/credit.entity.js';
import { MOST_DAYS, MOST_SESSIONS } from '../credits/credit-limits.js';

export class GiveSessionsRequest extends ReasonRequest {
  @ApiProperty({ format: 'uuid', description: 'An offering that takes sessions' })
  @IsUUID()
  offeringId: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: MOST_SESSIONS, example: 1 })
  @IsInt()
  @Min(1)
  @Max(MOST_SESSIONS)
  sessions: number;

  @ApiProperty({
    ...{ type: 'integer', nullable: true, minimum: 1, maximum: MOST_DAYS, example: 90 },
    description: 'In how many days they have to begin; null: whenever',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MOST_DAYS)
  validDays: number | null;
}

/** Sessions of one student. */
export class StudentCreditResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  offeringId: string;

  @ApiProperty({ example: 'One-on-one coaching', description: 'Of the offering' })
  title: string;

  @ApiProperty({ enum: CREDIT_SOURCES, enumName: 'CreditSource' })
  source: CreditSource;

  @ApiProperty({ type: 'integer', example: 5 })
  sessions: number;

  @ApiProperty({
    type: 'integer',
    example: 3,
    description: 'That can still be booked; 0 when ended or expired',
  })
  left: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  expiresAt: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Refunded, or taken back' })
  endedAt: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}
