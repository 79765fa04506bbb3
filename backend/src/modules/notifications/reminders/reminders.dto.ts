import { ApiProperty } from '@nestjs/swagger';

/** Scheduled: still to come. Dropped: the session had changed by then. */
export const REMINDER_STATES = ['scheduled', 'queued', 'sent', 'failed', 'dropped'] as const;
export type ReminderState = (typeof REMINDER_STATES)[number];

export class ReminderResponse {
  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 1440,
    description: 'How long before the session; null: sent by hand',
  })
  minutesBefore: number | null;

  @ApiProperty({ format: 'date-time', description: 'When it is due, or was made' })
  dueAt: string;

  @ApiProperty({ enum: REMINDER_STATES, enumName: 'ReminderState' })
  state: ReminderState;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The mail, once there is one; what failed is tried again by it',
  })
  mailId: string | null;
}
