import { Choices, Flag, Id, Text, Whole } from '../../../platform/http/fields/index.js';
import { WIDGET_TYPES, type WidgetType } from '../types/widget-types.js';

const NAME_LIMIT = 120;
const TITLE_LIMIT = 160;

export class CopiedResponse {
  @Id('The copy') id: string;
}

export class LessonTemplateResponse {
  @Id() id: string;
  @Text({ example: 'Video and reflection' }) name: string;
  @Flag('Whether it comes with Sanctum and can’t be deleted') isBuiltIn: boolean;
  @Whole({ example: 1 }) pageCount: number;
  @Choices(WIDGET_TYPES, 'WidgetType', 'In order') widgetTypes: WidgetType[];
}

export class SaveLessonTemplateRequest {
  @Text({ max: NAME_LIMIT, example: 'My evening lesson' }) name: string;
  @Id('ID of the lesson to save a copy of') lessonId: string;
}

export class LessonFromTemplateRequest {
  @Id() templateId: string;

  @Text({ max: TITLE_LIMIT, optional: true, description: 'Omitted: the template’s name' }) title?: string;

  @Id({ nullable: true, description: 'Lesson to place it after; null: first; omitted: last', optional: true })
  after?: string | null;
}
