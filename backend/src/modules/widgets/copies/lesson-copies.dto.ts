import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsUUID } from 'class-validator';
import { Text } from '../../../platform/http/text.js';
import { WIDGET_TYPES, type WidgetType } from '../types/widget-types.js';

const NAME_LIMIT = 120;
const TITLE_LIMIT = 160;

export class CopiedResponse {
  @ApiProperty({ format: 'uuid', description: 'The copy' })
  id: string;
}

export class LessonTemplateResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Video and reflection' })
  name: string;

  @ApiProperty({ description: 'Whether it comes with Sanctum and can’t be deleted' })
  builtIn: boolean;

  @ApiProperty({ type: 'integer', example: 1 })
  pageCount: number;

  @ApiProperty({ enum: WIDGET_TYPES, enumName: 'WidgetType', isArray: true, description: 'In order' })
  widgetTypes: WidgetType[];
}

export class SaveLessonTemplateRequest {
  @Text({ max: NAME_LIMIT, example: 'My evening lesson' })
  name: string;

  @ApiProperty({ format: 'uuid', description: 'ID of the lesson to save a copy of' })
  @IsUUID()
  lessonId: string;
}

export class LessonFromTemplateRequest {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  templateId: string;

  @Text({ max: TITLE_LIMIT, optional: true, description: 'Omitted: the template’s name' })
  title?: string;

  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Lesson to place it after; null: first; omitted: last',
  })
  @IsOptional()
  @IsUUID()
  after?: string | null;
}
