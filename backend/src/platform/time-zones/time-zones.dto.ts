import { IsTimeZone, MaxLength } from 'class-validator';
import { Decimal, ListOf, Moment, Text } from '../http/fields/index.js';

export class TimeZoneQuery {
  @Text({ example: 'America/Vancouver', description: 'IANA name' })
  @MaxLength(64)
  @IsTimeZone({ message: 'must be a time zone such as Europe/Lisbon' })
  zone: string;
}

class ClockChangeResponse {
  @Moment({ type: Date, example: '2026-11-01T09:00:00.000Z' }) at: Date;

  @Decimal({ example: -25_200, description: 'Offset from UTC, from this change on' })
  offsetSeconds: number;
}

export class ClockChangesResponse {
  @ListOf(ClockChangeResponse, 'The first entry is the offset a year ago') changes: ClockChangeResponse[];
  @Moment({ type: Date, description: 'End of the known range; later changes are left out' }) until: Date;
}
