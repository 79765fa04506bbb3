import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { StudentTag } from './student-tag.entity.js';

/** A tag on a student. */
@Entity('tagged_students')
export class TaggedStudent {
  /** Belongs to accounts; no foreign key across modules. */
  @PrimaryColumn('uuid') accountId: string;

  @ForeignKey(() => StudentTag, { onDelete: 'CASCADE' })
  @Index('tagged_students_tag')
  @PrimaryColumn('uuid')
  tagId: string;

  @Column('timestamptz') taggedAt: Date;
}
