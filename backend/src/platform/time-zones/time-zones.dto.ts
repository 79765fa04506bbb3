import { IsTimeZone, MaxLength } from 'class-validator';
import { Decimal, ListOf, Moment, Text } from '../http/fields/index.js';

export class TimeZoneQuery {
  @Text({ example: 'America/Vancouver', description: 'IANA name' })
  @MaxLength(64)
  @IsTimeZone({ message: 'must be a time zone such as Europe/Lisbon' })
  zone: string;
}

class ClockChangeResponse {
  @Moment({ example: '2026-11-01T09:00:00.000Z' }) at: Date;

  @Decimal({ example: -420, description: 'Minutes that the clock is before UTC from then on' })
  minutes: number;
}

export class ClockChangesResponse {
  @ListOf(ClockChangeResponse, 'The first is how the clock stands a year ago') changes: ClockChangeResponse[];
  @Moment('Later changes are left out') until: Date;
}
