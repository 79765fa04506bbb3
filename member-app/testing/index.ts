/** Helpers of the member app's component tests. */
export { aCourse, aLesson, aModule, aVideo, lessonContent, withCompleted } from './courses';
export { breakFilm, makeFilmsPlayable, showSecond } from './films';
export { growsTo } from './growth';
export { aMember } from './people';
export { renderPage, renderScreen } from './render';
