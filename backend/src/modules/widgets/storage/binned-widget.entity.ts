import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { WidgetType } from '../types/widget-types.js';

/** A widget taken off its page, so that it can come back under the same id: answers and progress that point to it fit again. */
@Entity('widget_bin')
@Index('widget_bin_oldest', ['removedAt'])
@Index('widget_bin_of_page', ['pageId'])
export class BinnedWidget {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'widget_bin_pk' })
  id: string;

  /** A lesson page (of courses, so without a foreign key). */
  @Column('uuid')
  pageId: string;

  @Column('text')
  type: WidgetType;

  @Column('jsonb')
  settings: Record<string, unknown>;

  @Column('integer')
  orderIndex: number;

  @Column('timestamptz')
  removedAt: Date;
}
