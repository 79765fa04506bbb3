import { Choice, Id, Moment, Whole } from '../../../platform/http/fields/index.js';

/** Scheduled: still to come. Dropped: the session had changed by then. */
export const REMINDER_STATES = ['scheduled', 'queued', 'sent', 'failed', 'dropped'] as const;
export type ReminderState = (typeof REMINDER_STATES)[number];

export class ReminderResponse {
  @Whole({ nullable: true, example: 1440, description: 'How long before the session; null: sent by hand' })
  minutesBefore: number | null;

  @Moment('When it is due, or was made') dueAt: string;
  @Choice(REMINDER_STATES, 'ReminderState') state: ReminderState;

  @Id({ nullable: true, description: 'The mail, once there is one; what failed is tried again by it' })
  mailId: string | null;
}
