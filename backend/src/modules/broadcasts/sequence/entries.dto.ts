import { ApiProperty } from '@nestjs/swagger';
import { END_REASONS, type EndReason } from '../sequence-triggers.js';

/** One person's way through a sequence. */
export class SequenceEntryResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid' })
  sequenceId: string;

  @ApiProperty({ format: 'uuid' })
  studentId: string;

  @ApiProperty({ example: 'Rosa Lind' })
  studentName: string;

  @ApiProperty({ example: 'Roots and Wings', description: 'What started it; empty if it has no name' })
  title: string;

  @ApiProperty({ format: 'date-time' })
  enteredAt: string;

  @ApiProperty({ type: 'integer', example: 2, description: 'Emails sent so far' })
  letters: number;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Subject of the next email; null: none',
  })
  nextSubject: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it’s due; an overdue one waits until the address is confirmed or the sequence is on',
  })
  nextAt: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'null: in progress' })
  endedAt: string | null;

  @ApiProperty({ enum: END_REASONS, enumName: 'SequenceEndReason', nullable: true })
  endReason: EndReason | null;
}
