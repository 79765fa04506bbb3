/** Everything that lies on a lesson's pages, of eleven types, in the hands of a member or of somebody who looks. */
export { LessonWidgets } from './lesson-widgets';
export { shownWidgets } from './registry';
export { Transcript } from './parts/transcript';
export { usePersonId } from './parts/use-person-id';
export { useSignedMedia } from './parts/signed-url';
export { isVideo, type LessonWidget, type MediaWidget, type VideoWidget } from './parts/widgets';
