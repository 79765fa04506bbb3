import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { MOST_DAYS, MOST_SESSIONS } from '../offerings/offering-limits.js';

/** Sessions of one kind that somebody gets: which, how many, and how long they are good. */
export class SessionTermsRequest {
  @ApiProperty({ format: 'uuid', description: 'Of which offering the sessions are; it needs them' })
  @IsUUID()
  offeringId: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: MOST_SESSIONS, example: 5 })
  @IsInt()
  @Min(1)
  @Max(MOST_SESSIONS)
  sessions: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    minimum: 1,
    maximum: MOST_DAYS,
    example: 180,
    description: 'In how many days from the purchase or the gift on they have to begin; null: whenever',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MOST_DAYS)
  validDays: number | null;
}
