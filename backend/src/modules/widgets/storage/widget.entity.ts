import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import { WIDGET_TYPES, type WidgetType } from '../types/widget-types.js';

/** A widget on a lesson page. Its settings passed the registry (`widget-types.ts`) when they were written. */
@Entity('widgets')
@Unique('widgets_order', ['pageId', 'orderIndex'], { deferrable: 'INITIALLY DEFERRED' })
@Check('widgets_type', `type IN (${WIDGET_TYPES.map((type) => `'${type}'`).join(', ')})`)
export class Widget {
  @PrimaryColumn('uuid') id: string;

  /** Page id; no foreign key across modules. */
  @Column('uuid') pageId: string;

  @Column('text') type: WidgetType;
  @Column('jsonb') settings: Record<string, unknown>;
  @Column('integer') orderIndex: number;
}

/** A widget of a published lesson as members see it, until the coach publishes the lesson again. */
@Entity('published_widgets')
@Unique('published_widgets_order', ['pageId', 'orderIndex'])
export class PublishedWidget {
  /** Id of the widget it was published from; answers and progress refer to it. */
  @PrimaryColumn('uuid') id: string;

  /** Page id; no foreign key across modules. */
  @Column('uuid') pageId: string;

  @Column('text') type: WidgetType;
  @Column('jsonb') settings: Record<string, unknown>;
  @Column('integer') orderIndex: number;
}

/** A removed widget, which can be restored under the same id, with its answers and progress. */
@Entity('widget_bin')
@Index('widget_bin_oldest', ['removedAt'])
@Index('widget_bin_of_page', ['pageId'])
export class BinnedWidget {
  @PrimaryColumn('uuid') id: string;

  /** Page id; no foreign key across modules. */
  @Column('uuid') pageId: string;

  @Column('text') type: WidgetType;
  @Column('jsonb') settings: Record<string, unknown>;
  @Column('integer') orderIndex: number;
  @Column('timestamptz') removedAt: Date;
}
