import { ApiProperty } from '@nestjs/swagger';
import { MayBeMissing } from '../../../platform/http/text.js';
import { Moment } from '../../../platform/http/moment.js';

/** A time whose hold is over. */
export class HoldAgainRequest {
  @ApiProperty({ required: false })
  @MayBeMissing()
  @Moment('A different free time; omitted: the same one')
  startsAt?: string;
}
