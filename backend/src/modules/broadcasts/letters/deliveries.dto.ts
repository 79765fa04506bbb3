import { ApiProperty } from '@nestjs/swagger';
import { LEFT_OUT_REASONS, type LeftOutReason } from '../letter-terms.js';
import { DELIVERY_STATES, type DeliveryState } from './delivery-state.sql.js';

/** One letter to one reader. */
export class DeliveryResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  letterId: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'null: part of a sequence' })
  broadcastId: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'null: part of a broadcast' })
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
    description: 'Why it was skipped, if that was known before the email was built',
  })
  reason: LeftOutReason | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'null: not sent' })
  sentAt: string | null;

  @ApiProperty({ type: [String], description: 'Links that were clicked, by their text' })
  followed: string[];

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When this reader unsubscribed through the link in this email',
  })
  unsubscribedAt: string | null;
}
