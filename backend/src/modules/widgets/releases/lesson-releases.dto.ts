import { Choices, Flag, Id, ListOf, Whole } from '../../../platform/http/fields/index.js';
import { WIDGET_TYPES, type WidgetType } from '../types/widget-types.js';

/** Max lessons of one request, more than a module may have. */
const LESSONS_AT_ONCE = 1000;

/** A lesson that has something to publish: a draft, or a published lesson that was edited since. */
export class LessonDraftResponse {
  @Id() lessonId: string;
  @Whole({ example: 3, description: 'Version of its contents, to publish exactly these' })
  lessonVersion: number;
  @Flag('Whether members see an earlier version of the lesson') isPublished: boolean;
  @Whole({ example: 1, description: 'Widgets that members don’t see yet' }) added: number;
  @Whole({ example: 2, description: 'Widgets that members see in an earlier version' }) changed: number;
  @Whole({ example: 0, description: 'Widgets that only members still see' }) removed: number;
  @Flag('Whether pages or the order of widgets changed') isRearranged: boolean;
  @Choices(
    WIDGET_TYPES,
    'WidgetType',
    'Types of its empty widgets, in order; members don’t see empty widgets',
  )
  unfilled: WidgetType[];
}

export class LessonToPublishDto {
  @Id() id: string;
  @Whole({ min: 0, max: 999_999_999, example: 3, description: 'The `lessonVersion` that was read' })
  lessonVersion: number;
}

export class PublishLessonsRequest {
  @ListOf(LessonToPublishDto, { max: LESSONS_AT_ONCE, description: 'All of them are published, or none' })
  lessons: LessonToPublishDto[];

  @Flag({ optional: true, description: 'Notify the owners of the course about lessons that were drafts' })
  wantsOwnersNotified?: boolean;
}
