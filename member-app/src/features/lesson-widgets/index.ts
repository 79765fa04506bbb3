/** Widgets of a lesson's pages, in fourteen types, for members and viewers. */
export { LessonWidgets } from './lesson-widgets';
export { shownWidgets } from './registry';
export { Transcript } from './parts/transcript';
export { usePersonId } from './parts/use-person-id';
export { useRenewLesson, useSignedMedia } from './parts/signed-url';
export { isVideo, type LessonWidget, type MediaWidget, type VideoWidget } from './parts/widgets';
