import { Choice, Id, Moment, Whole } from '../../../platform/http/fields/index.js';

/** Scheduled: still to come. Dropped: the session had changed. */
export const REMINDER_STATES = ['scheduled', 'queued', 'sent', 'failed', 'dropped'] as const;
export type ReminderState = (typeof REMINDER_STATES)[number];

export class ReminderResponse {
  @Whole({ nullable: true, example: 1440, description: 'Time before the session; null: sent manually' })
  leadSeconds: number | null;

  @Moment('When it’s due, or was sent') dueAt: Date;
  @Choice(REMINDER_STATES, 'ReminderState') state: ReminderState;

  @Id({ nullable: true, description: 'ID of the email, once there is one; use it to retry a failed one' })
  mailId: string | null;
}
