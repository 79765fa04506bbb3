import { Id, Moment } from '../../../platform/http/fields/index.js';
import { BookSessionRequest } from './member-coaching.dto.js';

/** A time that is to be paid for. */
export class HoldTimeRequest extends BookSessionRequest {
  @Id('The product that brings the one session it takes') productId: string;
}

export class HeldTimeResponse {
  @Id('Of the booking that its payment confirms') id: string;
  @Moment() startsAt: string;
  @Moment('Until when it is held') payUntil: string;
}
