import { ApiProperty } from '@nestjs/swagger';

/** Scheduled: still to come. Dropped: the session had changed by then. */
export const REMINDER_STATES = ['scheduled', 'queued', 'sent', 'failed', 'dropped'] as const;
export type ReminderState = (typeof REMINDER_STATES)[number];

export class ReminderResponse {
  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 1440,
    description: 'Time before the session; null: sent manually',
  })
  minutesBefore: number | null;

  @ApiProperty({ format: 'date-time', description: 'When it’s due, or was sent' })
  dueAt: string;

  @ApiProperty({ enum: REMINDER_STATES, enumName: 'ReminderState' })
  state: ReminderState;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'ID of the email, once there is one; use it to retry a failed one',
  })
  mailId: string | null;
}
