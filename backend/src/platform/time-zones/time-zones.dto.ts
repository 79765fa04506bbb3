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

  @ApiProperty({ example: -420, description: 'Offset from UTC in minutes, from this change on' })
  minutes: number;
}

export class ClockChangesResponse {
  @ApiProperty({ type: [ClockChangeResponse], description: 'The first entry is the offset a year ago' })
  changes: ClockChangeResponse[];

  @ApiProperty({ format: 'date-time', description: 'End of the known range; later changes are left out' })
  until: Date;
}
