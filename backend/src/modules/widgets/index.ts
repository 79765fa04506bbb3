/**
 * Widgets: the content of lesson pages, in thirteen types with their settings. Also owns the coach's editing: every
 * change is a version, and the previous content is in the history. Offers a lesson's content ready for the screen
 * (files as short-lived signed URLs) and a course's videos in order.
 */
export { type CourseContents, CourseCopyService } from './copies/course-copy.service.js';
export { DELIVERED_WIDGET } from './types/contract.dto.js';
export {
  LessonContentsQueries,
  type PageContents,
  type PlacedWidget,
} from './delivery/lesson-contents.queries.js';
export { type NewWidget, WidgetPlacesService } from './storage/widget-places.service.js';
export { WIDGETS_PER_PAGE } from './storage/widget-row.js';
export type { DeliveredWidget, StoredWidget, WidgetSettings } from './types/registry.js';
export { type ReadWidget, readWidgetFile, toWidgetFile } from './types/widget-file.js';
export { WIDGET_TYPES, type WidgetType } from './types/widget-types.js';
export { LessonReleasesService } from './releases/lesson-releases.service.js';
export { widgetFacts } from './widgets.views.js';
export { WidgetsModule } from './widgets.module.js';
