import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

export const NOTE_LIMIT = 10_000;

/** A member's private note on a lesson, optionally at a time of one of its videos. Nobody else can read it. */
@Entity('lesson_notes')
@Index('lesson_notes_of_lesson', ['accountId', 'lessonId', 'createdAt'])
@Check('lesson_notes_text', `char_length(text) BETWEEN 1 AND ${NOTE_LIMIT}`)
@Check('lesson_notes_moment', '(video_id IS NULL) = (at_seconds IS NULL)')
export class LessonNote {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') accountId: string;
  @Column('uuid') lessonId: string;

  /** Course and titles as they were when the note was written, because a note outlives its lesson and enrollment. */
  @Column('uuid', { nullable: true }) courseId: string | null;

  @Column('varchar', { length: 160, nullable: true }) courseTitle: string | null;
  @Column('varchar', { length: 160, nullable: true }) lessonTitle: string | null;
  @Column('uuid', { nullable: true }) videoId: string | null;

  /** Whole seconds into the video. */
  @Column('integer', { nullable: true }) atSeconds: number | null;

  @Column('text') text: string;

  /** Version: increases with each edit. A client that sends the version it read never overwrites a newer one. */
  @Column('integer', { default: 1 }) version: number;

  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz') updatedAt: Date;
}
