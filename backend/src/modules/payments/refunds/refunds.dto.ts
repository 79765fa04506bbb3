import { ApiProperty } from '@nestjs/swagger';
import { ArrayUnique, Matches } from 'class-validator';
import { Ids, ListOf, Text, Texts, Whole } from '../../../platform/http/fields/index.js';
import { REASON_LIMIT } from '../refund-states.js';

const MOST_LINES = 100;

/** Lines of an order to refund. */
export class PreviewRefundRequest {
  @Ids({
    min: 1,
    max: MOST_LINES,
    description: 'The lines of the order that go back; without them, all that is left of the order',
    optional: true,
  })
  @ArrayUnique()
  lineIds?: string[];
}

/** Sessions that end with a refund. */
export class EndingSessionsResponse {
  @Text({ example: 'One hour', description: 'Of the offering' }) title: string;

  @Whole({
    example: 3,
    description: 'How many: those that can still be booked, and those that are booked and to come',
  })
  count: number;

  @ApiProperty({
    type: [String],
    format: 'date-time',
    description: 'When those that are booked would begin: they are cancelled',
  })
  booked: string[];
}

/** Effects of a refund, by title. */
export class RefundPreviewResponse {
  @Text({ example: '97.00', description: 'The sum that goes back' }) amount: string;
  @Texts('Access that ends, with the parts of bundles') ends: string[];
  @Texts('What stays open, because the buyer has another right to it') stays: string[];
  @Texts('Gifts that are taken back') takesBack: string[];

  @ListOf(
    EndingSessionsResponse,
    'Sessions with the coach that these lines brought, and those of no other purchase',
  )
  sessions: EndingSessionsResponse[];
}

export class RefundOrderRequest extends PreviewRefundRequest {
  @Text({
    example: '97.00',
    pattern: String.raw`^\d{1,9}\.\d{2}$`,
    description: 'The sum that was shown; when it is another one by now, nothing is refunded',
  })
  @Matches(/^\d{1,9}\.\d{2}$/, { message: 'must be an amount such as 97.00' })
  amount: string;

  @Text({
    optional: true,
    max: REASON_LIMIT,
    example: 'Bought by mistake.',
    description: 'For the coach alone, kept with the coach’s name and the time',
  })
  reason?: string;
}

export class DecideRefundRequest {
  @Ids({
    max: MOST_LINES,
    description: 'The lines it was for, whose access ends; none: it was a kindness, and all stays open',
  })
  @ArrayUnique()
  lineIds: string[];
}
