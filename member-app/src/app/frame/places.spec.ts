import { hasBar, hasSidebar, isLesson } from './places';

describe('the frame for members', () => {
  it.each([
    '/my-sanctum',
    '/my-sanctum/community/messages',
    '/community/questions',
    '/my-coaching/new',
    '/profile',
    '/orders/7',
    '/course/7',
  ])('has its sidebar beside %s', (path) => expect(hasSidebar(path)).toBe(true));

  it.each(['/', '/courses', '/library', '/product/7', '/cart', '/checkout', '/coaching', '/profiles'])(
    'leaves the full width to %s',
    (path) => expect(hasSidebar(path)).toBe(false),
  );

  it.each([
    ['/', true],
    ['/cart', true],
    ['/my-sanctum', true],
    ['/checkout', false],
    ['/your-age', false],
  ])('has its bar on %s: %s', (path, isThere) => expect(hasBar(path)).toBe(isThere));

  it.each([
    ['/course/7', true],
    ['/my-sanctum/classroom/7/modules/1/lessons/2', true],
    ['/my-sanctum/classroom', false],
    ['/my-sanctum/notes', false],
  ])('counts %s as a lesson: %s', (path, counts) => expect(isLesson(path)).toBe(counts));
});
