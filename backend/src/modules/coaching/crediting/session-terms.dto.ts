import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { MOST_DAYS, MOST_SESSIONS } from '../offerings/offering-limits.js';

/** Sessions of one kind that somebody gets: which, how many, and how long they are good. */
export class SessionTermsRequest {
  @ApiProperty({ format: 'uuid', description: 'ID of the sessions’ offering, which must use sessions' })
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
    description: 'Days after the purchase or gift in which they must start; null: no limit',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MOST_DAYS)
  validDays: number | null;
}
