/** Helpers of the member app's component tests. */
export { aCourse, aLesson, aModule, aVideo, lessonContent, withCompleted } from './courses';
export { breakVideo, makeVideosPlayable, showSecond } from './videos';
export { growsTo } from './growth';
export { aMember } from './people';
export { renderPage, renderScreen } from './render';
