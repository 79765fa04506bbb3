import type { CoursePosition } from '../../../shared/lib/course-position';
import { aCourse, aLesson, aModule, aVideo, withCompleted } from '../../../../testing/courses';
import { KnownPosition, nothingSaved } from '../../course-progress';
import { findLesson } from '../../learning';
import { lessonToResume, videoToResume } from './course-start';

const course = aCourse([
  aModule('days', [
    aLesson('evening', { videos: [aVideo('dusk'), aVideo('dark')] }),
    aLesson('night', { videos: [aVideo('stars')] }),
    aLesson('morning', { videos: [aVideo('dawn')] }),
  ]),
]);
const noLink: CoursePosition = { lessonId: null, videoId: null, positionSeconds: 0 };
const left = (lessonId: string, videoId: string, positionSeconds: number) =>
  new KnownPosition({
    position: { lessonId, videoId, positionSeconds },
    videoSeconds: new Map([['dawn', 21]]),
  });

type Start = [lessonId: string | undefined, videoId: string | null, positionSeconds: number];

/** Returns where a course starts with a link to a lesson, or at its own address. */
function startOf(outline = course, asked = noLink, known = new KnownPosition(nothingSaved)): Start {
  const placed = findLesson(outline, asked.lessonId) ?? lessonToResume(outline, known);
  const { videoId, positionSeconds } = videoToResume(placed!.lesson, asked, known);
  return [placed?.lesson.id, videoId, positionSeconds];
}

test('a course opens at its first lesson', () => {
  expect(startOf()).toEqual(['evening', 'dusk', 0]);
});

test('a course opens where it was left', () => {
  expect(startOf(course, noLink, left('evening', 'dark', 40))).toEqual(['evening', 'dark', 40]);
});

test('a course left in a lesson that is completed by now opens at the first uncompleted one', () => {
  const outline = withCompleted(withCompleted(course, 'evening'), 'night');
  expect(startOf(outline, noLink, left('night', 'stars', 40))).toEqual(['morning', 'dawn', 21]);
});

test('a completed course opens where it was left', () => {
  const outline = ['evening', 'night', 'morning'].reduce(withCompleted, course);
  expect(startOf(outline, noLink, left('night', 'stars', 40))).toEqual(['night', 'stars', 40]);
});

test('a link to a lesson continues where its video was left', () => {
  const link = { ...noLink, lessonId: 'morning' };
  expect(startOf(course, link, left('evening', 'dark', 40))).toEqual(['morning', 'dawn', 21]);
});

test('a link to the lesson last left continues with the video last left', () => {
  const link = { ...noLink, lessonId: 'evening' };
  expect(startOf(course, link, left('evening', 'dark', 40))).toEqual(['evening', 'dark', 40]);
});

test('a link to a second of a video wins, even to its first', () => {
  const link = { lessonId: 'morning', videoId: 'dawn', positionSeconds: 0 };
  expect(startOf(course, link, left('evening', 'dark', 40))).toEqual(['morning', 'dawn', 0]);
});
