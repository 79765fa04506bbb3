import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsUUID, Matches } from 'class-validator';
import { MayBeMissing, Text } from '../../../platform/http/text.js';
import { REASON_LIMIT } from '../refund-states.js';

const MOST_LINES = 100;

/** Lines of an order to refund. */
export class PreviewRefundRequest {
  @ApiPropertyOptional({
    type: [String],
    format: 'uuid',
    minItems: 1,
    maxItems: MOST_LINES,
    description: 'Lines of the order to refund; omitted: everything left of the order',
  })
  @MayBeMissing()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_LINES)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  lineIds?: string[];
}

/** Sessions that end with a refund. */
export class EndingSessionsResponse {
  @ApiProperty({ example: 'One hour', description: 'ID of the offering' })
  title: string;

  @ApiProperty({
    type: 'integer',
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

/** Effects of a refund, by title. */
export class RefundPreviewResponse {
  @ApiProperty({ example: '97.00', description: 'Amount refunded' })
  amount: string;

  @ApiProperty({ type: [String], description: 'Access that ends, including the products of bundles' })
  ends: string[];

  @ApiProperty({
    type: [String],
    description: 'Access that stays, because the buyer also has it in another way',
  })
  stays: string[];

  @ApiProperty({ type: [String], description: 'Gifts that are canceled' })
  takesBack: string[];

  @ApiProperty({
    type: [EndingSessionsResponse],
    description: 'Sessions that came with these lines and no other purchase',
  })
  sessions: EndingSessionsResponse[];
}

export class RefundOrderRequest extends PreviewRefundRequest {
  @ApiProperty({
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
  @ApiProperty({
    type: [String],
    format: 'uuid',
    maxItems: MOST_LINES,
    description: 'Lines that were refunded and whose access ended; none: a goodwill refund, all access stays',
  })
  @IsArray()
  @ArrayMaxSize(MOST_LINES)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  lineIds: string[];
}
