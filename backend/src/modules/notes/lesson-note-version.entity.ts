import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { LessonNote } from './lesson-note.entity.js';

/** Text of a note before an edit, so that no edit loses text. */
@Entity('lesson_note_versions')
export class LessonNoteVersion {
  @PrimaryColumn('uuid') noteId: string;
  @PrimaryColumn('integer') version: number;
  @Column('text') text: string;
  @Column('timestamptz') savedAt: Date;

  @ManyToOne(() => LessonNote, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'note_id', foreignKeyConstraintName: 'lesson_note_versions_note' })
  note: LessonNote;
}
