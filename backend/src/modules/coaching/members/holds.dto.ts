import { Id, Moment } from '../../../platform/http/fields/index.js';
import { BookSessionRequest } from './member-coaching.dto.js';

/** A time that is to be paid for. */
export class HoldTimeRequest extends BookSessionRequest {
  @Id('Product that brings the one session it uses') productId: string;
}

export class HeldTimeResponse {
  @Id('ID of the booking that its payment confirms') id: string;
  @Moment() startsAt: string;
  @Moment('Until when it’s held') payUntil: string;
}
