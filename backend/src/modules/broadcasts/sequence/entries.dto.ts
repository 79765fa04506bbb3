import { Choice, Id, Moment, Text, Whole } from '../../../platform/http/fields/index.js';
import { END_REASONS, type EndReason } from '../sequence-triggers.js';

/** One member's run through a sequence. */
export class SequenceEntryResponse {
  @Id() id: string;
  @Id() sequenceId: string;
  @Id() studentId: string;
  @Text({ example: 'Rosa Lind' }) studentName: string;

  @Text({ example: 'Roots and Wings', description: 'What started it; empty if it has no name' })
  title: string;

  @Moment() enteredAt: Date;
  @Whole({ example: 2, description: 'Emails sent so far' }) mailings: number;
  @Text({ nullable: true, description: 'Subject of the next email; null: none' }) nextSubject: string | null;

  @Moment({
    nullable: true,
    description: 'When it’s due; an overdue one waits until the address is confirmed or the sequence is on',
  })
  nextAt: Date | null;

  @Moment({ nullable: true, description: 'null: in progress' }) endedAt: Date | null;
  @Choice(END_REASONS, 'SequenceEndReason', { nullable: true }) endReason: EndReason | null;
}
