import { ZonedMoment } from '../../../platform/http/fields/index.js';

/** A time whose hold is over. */
export class HoldAgainRequest {
  @ZonedMoment({
    description: 'Another time instead, of those that are free; missing: the same',
    optional: true,
  })
  startsAt?: string;
}
