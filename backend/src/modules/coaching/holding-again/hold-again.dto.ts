import { ZonedMoment } from '../../../platform/http/fields/index.js';

/** A time whose hold is over. */
export class HoldAgainRequest {
  @ZonedMoment({
    description: 'A different free time; omitted: the same one',
    optional: true,
  })
  startsAt?: string;
}
