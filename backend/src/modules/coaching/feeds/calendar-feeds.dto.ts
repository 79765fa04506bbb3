import { ApiProperty } from '@nestjs/swagger';

export class CalendarFeedResponse {
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the link was created; null: no link',
  })
  since: string | null;
}

export class NewCalendarFeedResponse {
  @ApiProperty({
    format: 'uri',
    description: 'Only returned once. Anyone who has it can read the calendar, so keep it secret.',
  })
  url: string;
}
