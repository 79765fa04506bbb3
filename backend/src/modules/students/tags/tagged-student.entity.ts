import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { StudentTag } from './student-tag.entity.js';

/** A tag on a student. */
@Entity('tagged_students')
export class TaggedStudent {
  /** Belongs to accounts; no foreign key across modules. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'tagged_students_pk' }) accountId: string;

  @ForeignKey(() => StudentTag, { name: 'tagged_students_tag_fk', onDelete: 'CASCADE' })
  @Index('tagged_students_tag')
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'tagged_students_pk' })
  tagId: string;

  @Column('timestamptz') taggedAt: Date;
}
