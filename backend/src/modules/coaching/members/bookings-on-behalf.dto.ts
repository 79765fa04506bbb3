import { Flag, Id, Text, ZonedMoment } from '../../../platform/http/fields/index.js';
import { NOTE_LIMIT } from '../bookings/booking-states.js';

/** A time that the coach books for a member. */
export class BookOnBehalfRequest {
  @Id() studentId: string;
  @Id() offeringId: string;
  @ZonedMoment('When it is to begin') startsAt: string;

  @Flag('Also outside the hours, the notice and the horizon of its offering; never over another session')
  anyTime: boolean;

  @Flag('It takes one of the member’s sessions, where the offering needs them; else it is a gift')
  usesCredit: boolean;

  @Text({
    max: NOTE_LIMIT,
    nullable: true,
    example: 'As we agreed on the phone',
    description: 'What it is about; the member reads it, too',
  })
  note: string | null;
}
