import { Id, ListOf, Moment, Text, Whole, ZonedMoment } from '../../../platform/http/fields/index.js';
import { OfferingQuestion } from './intake.dto.js';

export class PublicOfferingResponse {
  @Id() id: string;
  @Text({ example: 'Free discovery call' }) title: string;
  @Text({ example: 'A first conversation.' }) description: string;
  @Whole({ example: 30 }) minutes: number;

  @Whole({ example: 120, description: 'Until how many minutes before it it can be cancelled' })
  cancelMinutes: number;

  @Moment('What begins then or later cannot be booked yet') bookableUntil: string;
  @ListOf(OfferingQuestion, 'What whoever books it is asked, in this order') questions: OfferingQuestion[];
}

export class SlotsQuery {
  @ZonedMoment('From when on') from: string;
  @ZonedMoment('Until when, that moment excluded; at most 100 days later') to: string;
}

export class SlotResponse {
  @Moment({ example: '2027-03-02T14:00:00.000Z' }) startsAt: string;
  @Moment({ example: '2027-03-02T14:30:00.000Z' }) endsAt: string;
}
