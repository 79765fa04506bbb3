import { Choice, Id, Moment, Text, Whole } from '../../../platform/http/fields/index.js';
import { END_REASONS, type EndReason } from '../sequence-triggers.js';

/** One person's way through a sequence. */
export class SequenceEntryResponse {
  @Id() id: string;
  @Id() sequenceId: string;
  @Id() studentId: string;
  @Text({ example: 'Rosa Lind' }) studentName: string;

  @Text({ example: 'Roots and Wings', description: 'What began it; empty where that has no name' })
  title: string;

  @Moment() enteredAt: string;
  @Whole({ example: 2, description: 'Letters that were handed on so far' }) letters: number;

  @Text({ nullable: true, description: 'The subject of the next letter; null: there is none' })
  nextSubject: string | null;

  @Moment({
    nullable: true,
    description:
      'When it is due; one whose time has passed waits until the address is confirmed, or the sequence is on',
  })
  nextAt: string | null;

  @Moment({ nullable: true, description: 'Null: it goes on' }) endedAt: string | null;
  @Choice(END_REASONS, 'SequenceEndReason', { nullable: true }) endReason: EndReason | null;
}
