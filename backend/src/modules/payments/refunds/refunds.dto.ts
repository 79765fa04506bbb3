import { ApiProperty } from '@nestjs/swagger';
import { ArrayUnique, Matches } from 'class-validator';
import { Ids, ListOf, Text, Texts, Whole } from '../../../platform/http/fields/index.js';
import { REASON_LIMIT } from '../order-states.js';

const MOST_LINES = 100;

export class PreviewRefundRequest {
  @Ids({
    min: 1,
    max: MOST_LINES,
    description: 'Lines of the order to refund; omitted: everything left of the order',
    optional: true,
  })
  @ArrayUnique()
  lineIds?: string[];
}

export class EndingSessionsResponse {
  @Text({ example: 'One hour', description: 'Title of the offering' }) title: string;

  @Whole({
    example: 3,
    description: 'Number of sessions: those left to book, and those booked and upcoming',
  })
  count: number;

  @ApiProperty({
    type: [String],
    format: 'date-time',
    description: 'Start times of the bookings that would be canceled',
  })
  booked: string[];
}

export class RefundPreviewResponse {
  @Text({ example: '97.00', description: 'Amount refunded' }) amount: string;
  @Texts('Access that ends, including the products of bundles') ends: string[];
  @Texts('Access that stays, because the buyer also has it in another way') stays: string[];
  @Texts('Gifts that are canceled') takesBack: string[];

  @ListOf(EndingSessionsResponse, 'Sessions that came with these lines and no other purchase')
  sessions: EndingSessionsResponse[];
}

export class RefundOrderRequest extends PreviewRefundRequest {
  @Text({
    example: '97.00',
    pattern: String.raw`^\d{1,9}\.\d{2}$`,
    description: 'Amount shown before; if it has changed, nothing is refunded',
  })
  @Matches(/^\d{1,9}\.\d{2}$/, { message: 'must be an amount such as 97.00' })
  amount: string;

  @Text({
    optional: true,
    max: REASON_LIMIT,
    example: 'Bought by mistake.',
    description: 'Only for the coach; stored with the coach’s name and the time',
  })
  reason?: string;
}

export class DecideRefundRequest {
  @Ids({
    max: MOST_LINES,
    description: 'Lines that were refunded and whose access ended; none: a goodwill refund, all access stays',
  })
  @ArrayUnique()
  lineIds: string[];
}
