import { IsOptional } from 'class-validator';
import { Id, Whole } from '../../../platform/http/fields/index.js';
import { MOST_DAYS, MOST_SESSIONS } from '../offerings/offering-limits.js';

/** Sessions of one kind that somebody gets: which, how many, and how long they are good. */
export class SessionTermsRequest {
  @Id('Of which offering the sessions are; it needs them') offeringId: string;
  @Whole({ min: 1, max: MOST_SESSIONS, example: 5 }) sessions: number;

  @Whole({
    nullable: true,
    min: 1,
    max: MOST_DAYS,
    example: 180,
    description: 'In how many days from the purchase or the gift on they have to begin; null: whenever',
  })
  @IsOptional()
  validDays: number | null;
}
