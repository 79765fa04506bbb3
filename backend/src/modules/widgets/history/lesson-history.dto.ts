import { ApiProperty } from '@nestjs/swagger';
import { WIDGET } from '../types/contract.dto.js';
import type { ShownWidget } from '../types/registry.js';
import { WIDGET_TYPES, type WidgetType } from '../types/widget-types.js';

/** An earlier version of a lesson's contents. */
export class LessonVersionSummary {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ type: 'integer', example: 3, description: 'The lessonVersion that it was' })
  version: number;

  @ApiProperty({ format: 'date-time', description: 'When it became what it is' })
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
    description: 'The types of the widgets that differ from the version before',
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
