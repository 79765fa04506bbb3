import { coursePositionPath, readCoursePosition } from './course-position';

describe('a position in a course', () => {
  it.each([
    [{ lessonId: 'l', videoId: 'v', positionSeconds: 75 }, '/course/c?lesson=l&video=v&at=75'],
    [{ lessonId: 'l', videoId: null, positionSeconds: 0 }, '/course/c?lesson=l'],
  ])('%j has an address and is read from it', (position, path) => {
    expect(coursePositionPath('c', position)).toBe(path);
    expect(readCoursePosition(new URL(path, 'http://x').searchParams)).toEqual(position);
  });

  it.each(['', 'at=-1', 'at=1.5', 'at=soon', 'at=99999999'])('is the beginning at "%s"', (address) =>
    expect(readCoursePosition(new URLSearchParams(address)).positionSeconds).toBe(0),
  );
});
