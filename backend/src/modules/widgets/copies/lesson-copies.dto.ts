import { Choices, Flag, Id, Text, Whole } from '../../../platform/http/fields/index.js';
import { WIDGET_TYPES, type WidgetType } from '../types/widget-types.js';

const NAME_LIMIT = 120;
const TITLE_LIMIT = 160;

export class CopiedResponse {
  @Id('The copy') id: string;
}

export class LessonTemplateResponse {
  @Id() id: string;
  @Text({ example: 'Film and reflection' }) name: string;
  @Flag('Comes with Sanctum and cannot be deleted') builtIn: boolean;
  @Whole({ example: 1 }) pageCount: number;
  @Choices(WIDGET_TYPES, 'WidgetType', 'In their order') widgetTypes: WidgetType[];
}

export class SaveLessonTemplateRequest {
  @Text({ max: NAME_LIMIT, example: 'My evening lesson' }) name: string;
  @Id('The lesson whose contents are kept as they are now') lessonId: string;
}

export class LessonFromTemplateRequest {
  @Id() templateId: string;

  @Text({ max: TITLE_LIMIT, optional: true, description: 'Missing: the name of the template' })
  title?: string;

  @Id({
    nullable: true,
    description: 'The lesson to stand behind; null: before all; missing: at the end',
    optional: true,
  })
  after?: string | null;
}
