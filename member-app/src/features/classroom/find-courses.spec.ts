import { findCourses } from './find-courses';

const courses = [{ title: 'Rooted: A Master Class for Mothers' }, { title: 'Slow Mornings' }];
const found = (words: string) => findCourses(courses, words).map(({ title }) => title);

describe('finding courses by name', () => {
  it('ignores case and the order of words', () => {
    expect(found('MOTHERS rooted')).toEqual([courses[0]?.title]);
  });

  it('lists all without words', () => {
    expect(found('  ')).toHaveLength(2);
    expect(found('moon')).toEqual([]);
  });
});
