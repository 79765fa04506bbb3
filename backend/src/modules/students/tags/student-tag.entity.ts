import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

export const TAG_LIMIT = 40;

/** A word that the coach adds to students to find them again. Spellings that differ only in case are one tag. */
@Entity('student_tags')
// Created by the migration: unique by lower(name), which the decorator cannot express.
@Index('student_tags_name', { synchronize: false })
@Check('student_tags_name_filled', `name <> ''`)
export class StudentTag {
  @PrimaryColumn('uuid') id: string;
  @Column('varchar', { length: TAG_LIMIT }) name: string;
  @Column('timestamptz') createdAt: Date;

  /** Version: counts renamings. */
  @Column('integer', { default: 1 }) version: number;
}

/** A tag on a student. */
@Entity('tagged_students')
export class TaggedStudent {
  /** Account id; no foreign key across modules. */
  @PrimaryColumn('uuid') accountId: string;

  @ForeignKey(() => StudentTag, { onDelete: 'CASCADE' })
  @Index('tagged_students_tag')
  @PrimaryColumn('uuid')
  tagId: string;

  @Column('timestamptz') taggedAt: Date;
}
