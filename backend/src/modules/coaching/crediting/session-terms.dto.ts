import { IsOptional } from 'class-validator';
import { Id, Whole } from '../../../platform/http/fields/index.js';
import { MOST_DAYS, MOST_SESSIONS } from '../offerings/offering-limits.js';

/** Sessions of one kind that somebody gets: which, how many, and how long they are good. */
export class SessionTermsRequest {
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
