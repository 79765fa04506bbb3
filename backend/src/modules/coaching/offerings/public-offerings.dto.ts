import {
  Choice,
  Id,
  ListOf,
  Moment,
  Text,
  Texts,
  Whole,
  ZonedMoment,
} from '../../../platform/http/fields/index.js';
import { OfferingQuestion } from './intake.dto.js';
import type { OFFERING_TEXTS } from './offering.entity.js';

export class PublicOfferingResponse {
  @Id() id: string;
  @Text({ example: 'Free discovery call' }) title: string;
  @Text({ example: 'A first conversation.' }) description: string;
  @Whole({ example: 1800 }) durationSeconds: number;

  @Whole({ example: 7200, description: 'How long before its start a session can still be canceled' })
  cancelNoticeSeconds: number;

  @Moment('End of the bookable range') bookableUntil: Date;
  @ListOf(OfferingQuestion, 'Questions for the person who books, in order') questions: OfferingQuestion[];

  @Texts('Texts not available in the language of the request: they’re in English')
  untranslated: (typeof OFFERING_TEXTS)[number][];
}

export class SlotsQuery {
  @ZonedMoment('Start of the range') from: string;
  @ZonedMoment('End of the range, exclusive; at most 100 days after the start') to: string;
}

export class SlotResponse {
  @Moment({ example: '2027-03-02T14:00:00.000Z' }) startsAt: Date;
  @Moment({ example: '2027-03-02T14:30:00.000Z' }) endsAt: Date;
}

const REASONS = ['guardian_consent'] as const;

export class CalendlyResponse {
  @Text({
    format: 'uri',
    nullable: true,
    example: 'https://calendly.com/ada',
    description: 'null: none, or not available to the caller',
  })
  url: string | null;

  @Choice(REASONS, 'FrameClosed', {
    nullable: true,
    description:
      '`guardian_consent`: no guardian of this minor has agreed to it; null: it’s available, or there is none',
  })
  closed: (typeof REASONS)[number] | null;
}
