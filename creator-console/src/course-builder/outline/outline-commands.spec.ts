import type { CourseOutline } from './outline';
import { type OutlineCommand, outlineHandlers } from './outline-commands';

const lesson = (id: string, moduleId: string) => ({
  id,
  moduleId,
  title: id,
  subtitle: '',
  description: '',
  isFreePreview: false,
  pageCount: 1,
  completionRule: 'all_videos' as const,
});
const moduleOf = (id: string) => ({
  id,
  sectionId: 's',
  title: id,
  subtitle: '',
  thumbnailUrl: null,
  lock: null,
});
const outline = {
  id: 'course',
  sections: [{ id: 's', title: 's', subtitle: '' }],
  modules: [moduleOf('m'), moduleOf('n')],
  lessons: [lesson('a', 'm'), lesson('b', 'm'), lesson('c', 'n')],
} as unknown as CourseOutline;

const shown = ({ modules, lessons }: CourseOutline) =>
  modules
    .map(({ id, title }) => {
      const own = lessons.filter(({ moduleId }) => moduleId === id);
      return `${title}(${own.map(({ title, isFreePreview }) => title + (isFreePreview ? '!' : '')).join('')})`;
    })
    .join('');

test.each<[OutlineCommand, string]>([
  [{ do: 'add', level: 'lessons', id: 'x', title: 'x', place: { parentId: 'n' } }, 'm(ab)n(cx)'],
  [{ do: 'edit', level: 'lessons', id: 'b', edits: { title: 'B', isFreePreview: true } }, 'm(aB!)n(c)'],
  [{ do: 'move', level: 'lessons', id: 'b', place: { parentId: 'n', after: null } }, 'm(a)n(bc)'],
  [{ do: 'move', level: 'modules', id: 'n', place: { parentId: 's', after: null } }, 'n(c)m(ab)'],
  [{ do: 'remove', level: 'modules', id: 'm' }, 'n(c)'],
])('%j is done, undone and redone', (command, expected) => {
  const { apply, inverse } = outlineHandlers;
  const done = apply(outline, command);
  expect(shown(done)).toBe(expected);
  const back = inverse(outline, command)!;
  expect(shown(apply(done, back))).toBe(shown(outline));
  const again = inverse(done, back)!;
  expect(shown(apply(apply(done, back), again))).toBe(expected);
});
