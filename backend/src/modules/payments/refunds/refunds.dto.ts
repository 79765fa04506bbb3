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
    description: 'The lines of the order that go back; without them, all that is left of the order',
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
  @ApiProperty({ example: 'One hour', description: 'Of the offering' })
  title: string;

  @ApiProperty({
    type: 'integer',
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
  @ApiProperty({ example: '97.00', description: 'The sum that goes back' })
  amount: string;

  @ApiProperty({ type: [String], description: 'Access that ends, with the parts of bundles' })
  ends: string[];

  @ApiProperty({ type: [String], description: 'What stays open, because the buyer has another right to it' })
  stays: string[];

  @ApiProperty({ type: [String], description: 'Gifts that are taken back' })
  takesBack: string[];

  @ApiProperty({
    type: [EndingSessionsResponse],
    description: 'Sessions with the coach that these lines brought, and those of no other purchase',
  })
  sessions: EndingSessionsResponse[];
}

export class RefundOrderRequest extends PreviewRefundRequest {
  @ApiProperty({
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
  @ApiProperty({
    type: [String],
    format: 'uuid',
    maxItems: MOST_LINES,
    description: 'The lines it was for, whose access ends; none: it was a kindness, and all stays open',
  })
  @IsArray()
  @ArrayMaxSize(MOST_LINES)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  lineIds: string[];
}
