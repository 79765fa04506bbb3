import { coursePlacePath, readCoursePlace } from './course-place';

describe('a place in a course', () => {
  it.each([
    [{ lessonId: 'l', videoId: 'v', seconds: 75 }, '/course/c?lesson=l&video=v&at=75'],
    [{ lessonId: 'l', videoId: null, seconds: 0 }, '/course/c?lesson=l'],
  ])('%j has an address and is read from it', (place, path) => {
    expect(coursePlacePath('c', place)).toBe(path);
    expect(readCoursePlace(new URL(path, 'http://x').searchParams)).toEqual(place);
  });

  it.each(['', 'at=-1', 'at=1.5', 'at=soon', 'at=99999999'])('is the beginning at "%s"', (address) =>
    expect(readCoursePlace(new URLSearchParams(address)).seconds).toBe(0),
  );
});
