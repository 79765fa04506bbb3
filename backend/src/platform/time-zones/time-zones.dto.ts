import { ApiProperty } from '@nestjs/swagger';
import { IsTimeZone, MaxLength } from 'class-validator';

export class TimeZoneQuery {
  @ApiProperty({ example: 'America/Vancouver', description: 'IANA name' })
  @MaxLength(64)
  @IsTimeZone({ message: 'must be a time zone such as Europe/Lisbon' })
  zone: string;
}

class ClockChangeResponse {
  @ApiProperty({ format: 'date-time', example: '2026-11-01T09:00:00.000Z' })
  at: Date;

  @ApiProperty({ example: -420, description: 'Minutes that the clock is before UTC from then on' })
  minutes: number;
}

export class ClockChangesResponse {
  @ApiProperty({ type: [ClockChangeResponse], description: 'The first is how the clock stands a year ago' })
  changes: ClockChangeResponse[];

  @ApiProperty({ format: 'date-time', description: 'Later changes are left out' })
  until: Date;
}
