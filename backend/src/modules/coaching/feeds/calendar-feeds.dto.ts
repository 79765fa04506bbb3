import { Moment, Text } from '../../../platform/http/fields/index.js';

export class CalendarFeedResponse {
  @Moment({ nullable: true, description: 'When the link was created; null: no link' }) since: Date | null;
}

export class NewCalendarFeedResponse {
  @Text({
    format: 'uri',
    description: 'Only returned once. Anyone who has it can read the calendar, so keep it secret.',
  })
  url: string;
}
