import { Flag, Id, Text, ZonedMoment } from '../../../platform/http/fields/index.js';
import { NOTE_LIMIT } from '../bookings/booking-states.js';

/** A time that the coach books for a member. */
export class BookOnBehalfRequest {
  @Id() studentId: string;
  @Id() offeringId: string;
  @ZonedMoment('Start time') startsAt: string;

  @Flag('Also allows times outside the offering’s hours, notice and horizon; never during another session')
  anyTime: boolean;

  @Flag('Whether it uses one of the member’s sessions, if the offering needs them; otherwise it’s free')
  usesCredit: boolean;

  @Text({
    max: NOTE_LIMIT,
    nullable: true,
    example: 'As we agreed on the phone',
    description: 'Subject of the session; the member can read it, too',
  })
  note: string | null;
}
