import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { WidgetType } from '../types/widget-types.js';

/** A removed widget, which can be restored under the same id, so that answers and progress for it fit again. */
@Entity('widget_bin')
@Index('widget_bin_oldest', ['removedAt'])
@Index('widget_bin_of_page', ['pageId'])
export class BinnedWidget {
  @PrimaryColumn('uuid') id: string;

  /** Belongs to courses; no foreign key across modules. */
  @Column('uuid') pageId: string;

  @Column('text') type: WidgetType;
  @Column('jsonb') settings: Record<string, unknown>;
  @Column('integer') orderIndex: number;
  @Column('timestamptz') removedAt: Date;
}
