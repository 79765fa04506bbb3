import { findCourses } from './find-courses';

const courses = [{ title: 'Rooted: A Master Class for Mothers' }, { title: 'Slow Mornings' }];
const found = (words: string) => findCourses(courses, words).map(({ title }) => title);

describe('a course is found by its name', () => {
  it('whatever the case and the order of the words', () => {
    expect(found('MOTHERS rooted')).toEqual([courses[0]?.title]);
  });

  it('and all of them without words', () => {
    expect(found('  ')).toHaveLength(2);
    expect(found('moon')).toEqual([]);
  });
});
