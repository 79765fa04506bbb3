import { ApiProperty } from '@nestjs/swagger';
import { Choices, Id, ListOf, Moment, Text, Whole } from '../../../platform/http/fields/index.js';
import { WIDGET } from '../types/contract.dto.js';
import type { ShownWidget } from '../types/registry.js';
import { WIDGET_TYPES, type WidgetType } from '../types/widget-types.js';

/** An earlier version of a lesson's contents. */
export class LessonVersionSummary {
  @Id() id: string;
  @Whole({ example: 3, description: 'lessonVersion of this version' }) version: number;
  @Moment({ type: Date, description: 'When this version was saved' }) at: Date;

  @Text({ nullable: true, example: 'Rosa Lind', description: 'null: it came with the course' })
  by: string | null;

  @Whole({ example: 1 }) pageCount: number;
  @Whole({ example: 4 }) widgetCount: number;

  @Choices(WIDGET_TYPES, 'WidgetType', 'Types of the widgets that changed since the previous version')
  changedTypes: WidgetType[];
}

export class LessonVersionPage {
  @Id() id: string;
  @Text({ example: 'Page 1' }) title: string;
  @ApiProperty({ type: 'array', items: WIDGET }) widgets: ShownWidget[];
}

export class LessonVersionContentResponse extends LessonVersionSummary {
  @ListOf(LessonVersionPage) pages: LessonVersionPage[];
}
