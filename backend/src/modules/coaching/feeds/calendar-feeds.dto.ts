import { Moment, Text } from '../../../platform/http/fields/index.js';

export class CalendarFeedResponse {
  @Moment({ nullable: true, description: 'Since when there is an address; null: there is none' })
  since: string | null;
}

export class NewCalendarFeedResponse {
  @Text({
    format: 'uri',
    description: 'Shown this once. Whoever has it reads the calendar, so it is a secret.',
  })
  url: string;
}
