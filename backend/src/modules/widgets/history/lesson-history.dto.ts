import { ApiProperty } from '@nestjs/swagger';
import { WIDGET } from '../types/contract.dto.js';
import type { ShownWidget } from '../types/registry.js';
import { WIDGET_TYPES, type WidgetType } from '../types/widget-types.js';

/** An earlier version of a lesson's contents. */
export class LessonVersionSummary {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ type: 'integer', example: 3, description: 'lessonVersion of this version' })
  version: number;

  @ApiProperty({ format: 'date-time', description: 'When this version was saved' })
  at: Date;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Rosa Lind',
    description: 'null: it came with the course',
  })
  by: string | null;

  @ApiProperty({ type: 'integer', example: 1 })
  pageCount: number;

  @ApiProperty({ type: 'integer', example: 4 })
  widgetCount: number;

  @ApiProperty({
    enum: WIDGET_TYPES,
    enumName: 'WidgetType',
    isArray: true,
    description: 'Types of the widgets that changed since the previous version',
  })
  changedTypes: WidgetType[];
}

export class LessonVersionPage {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Page 1' })
  title: string;

  @ApiProperty({ type: 'array', items: WIDGET })
  widgets: ShownWidget[];
}

export class LessonVersionContentResponse extends LessonVersionSummary {
  @ApiProperty({ type: [LessonVersionPage] })
  pages: LessonVersionPage[];
}
