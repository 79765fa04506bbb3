import { Choice, Text } from '../../../platform/http/fields/index.js';

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
