/**
 * Widgets: what lies on the pages of a lesson, of eleven types, and the settings each type keeps.
 * Owns the coach's editing of a lesson's contents too: every change is a version, and what was before is kept.
 * Offers a lesson's contents ready for the screen (files as short-lived signed URLs) and a course's videos in order.
 */
import { BinnedWidget } from './binned-widget.entity.js';
import { LessonContent } from './lesson-content.entity.js';
import { LessonTemplate } from './lesson-template.entity.js';
import { LessonVersion } from './lesson-version.entity.js';
import { Widget } from './widget.entity.js';

export { CourseCopy } from './course-copy.service.js';
export type { DeliveredSettings, DeliveredWidget, StoredWidget } from './delivered-widget.dto.js';
export {
  type CourseVideo,
  LessonContents,
  type PageContents,
  type PlacedWidget,
} from './lesson-contents.queries.js';
export { type NewWidget, WidgetWriter } from './widget-writer.service.js';
export type { WidgetSettings } from './widget-settings.dto.js';
export { WIDGET_TYPES, type WidgetType } from './widget-types.js';
export { WidgetsModule } from './widgets.module.js';

export const widgetEntities = [Widget, BinnedWidget, LessonContent, LessonVersion, LessonTemplate];
