/**
 * Widgets: what lies on the pages of a lesson, of eleven types, and the settings each type keeps.
 * Owns the coach's editing of a lesson's contents too: every change is a version, and what was there before is in the history.
 * Offers a lesson's contents ready for the screen (files as short-lived signed URLs) and a course's videos in order.
 */
export { CourseCopyService } from './copies/course-copy.service.js';
export { DELIVERED_WIDGET } from './types/contract.dto.js';
export {
  type Edition,
  LessonContentsQueries,
  type PageContents,
  type PlacedWidget,
} from './delivery/lesson-contents.queries.js';
export { type NewWidget, WidgetPlacesService } from './storage/widget-places.service.js';
export type { DeliveredWidget, StoredWidget, WidgetSettings } from './types/registry.js';
export { WIDGET_TYPES, type WidgetType } from './types/widget-types.js';
export { LessonReleasesService } from './releases/lesson-releases.service.js';
export { widgetFacts } from './widgets.views.js';
export { WidgetsModule } from './widgets.module.js';
