import { ApiProperty } from '@nestjs/swagger';

export class CalendarFeedResponse {
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Since when there is an address; null: there is none',
  })
  since: string | null;
}

export class NewCalendarFeedResponse {
  @ApiProperty({
    format: 'uri',
    description: 'Shown this once. Whoever has it reads the calendar, so it is a secret.',
  })
  url: string;
}
