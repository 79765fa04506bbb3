import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { OUTLINE_LEVELS, type OutlineLevel } from './outline-levels.js';

/**
 * A removed part of an outline with everything inside. Restoring keeps the ids, so completions, notes and answers that
 * name them are valid again. The widgets stay in their table meanwhile, where no page leads to them.
 */
@Entity('outline_bin')
@Index('outline_bin_of_course', ['courseId', 'removedAt'])
@Check('outline_bin_level', `level IN (${OUTLINE_LEVELS.map((level) => `'${level}'`).join(', ')})`)
export class OutlineBin {
  @PrimaryColumn('uuid') id: string;
  @Column('text') level: OutlineLevel;
  @Column('uuid') courseId: string;
  @Column('uuid') parentId: string;
  @Column('integer') position: number;
  @Column('varchar', { length: 160 }) title: string;

  /** Rows by level, as they were. */
  @Column('jsonb') rows: Record<OutlineLevel, object[]>;

  @Column('timestamptz') removedAt: Date;
}
