import { ApiProperty } from '@nestjs/swagger';
import { LEFT_OUT_REASONS, type LeftOutReason } from '../letter-terms.js';
import { DELIVERY_STATES, type DeliveryState } from './delivery-state.sql.js';

/** One letter to one reader. */
export class DeliveryResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  letterId: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Null: it is of a sequence' })
  broadcastId: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Null: it is a broadcast' })
  sequenceId: string | null;

  @ApiProperty({ format: 'uuid' })
  studentId: string;

  @ApiProperty({ example: 'Rosa Lind' })
  studentName: string;

  @ApiProperty({ enum: DELIVERY_STATES, enumName: 'DeliveryState' })
  state: DeliveryState;

  @ApiProperty({
    enum: LEFT_OUT_REASONS,
    enumName: 'LeftOutReason',
    nullable: true,
    description: 'Why it was left out, where that was known before the mail was written',
  })
  reason: LeftOutReason | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Null: it was not sent' })
  sentAt: string | null;

  @ApiProperty({ type: [String], description: 'Links that were followed, by their words' })
  followed: string[];

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When this reader left such letters by the link in this one',
  })
  unsubscribedAt: string | null;
}
