import { apply, inverse, ofNewThings, type LessonCommand, type LessonContent } from './lesson-content';

const widget = (id: string) => ({ id, type: 'text' as const, settings: { content: id } });
const content: LessonContent = {
  version: 3,
  pages: [
    { id: 'p', title: 'Page 1' },
    { id: 'q', title: 'Page 2' },
  ],
  widgets: { p: [widget('a'), widget('b'), widget('c')], q: [widget('d')] },
};
const shown = ({ pages, widgets }: LessonContent) =>
  pages
    .map(
      ({ id, title, translations }) =>
        `${title}${translations?.es ? ` (${translations.es.title})` : ''}: ${(widgets[id] ?? []).map((w) => ('content' in w.settings ? w.settings.content : '')).join('')}`,
    )
    .join(' | ');

const COMMANDS: [LessonCommand, string][] = [
  [{ do: 'addPage', page: { id: 'r', title: 'Page 3' } }, 'Page 1: abc | Page 2: d | Page 3: '],
  [{ do: 'renamePage', id: 'q', title: 'Tea' }, 'Page 1: abc | Tea: d'],
  [{ do: 'translatePage', id: 'q', spanish: 'Té' }, 'Page 1: abc | Page 2 (Té): d'],
  [{ do: 'removePage', id: 'p' }, 'Page 2: d'],
  [{ do: 'addWidget', widget: widget('x'), pageId: 'p', index: 1 }, 'Page 1: axbc | Page 2: d'],
  [{ do: 'moveWidget', id: 'c', pageId: 'p', index: 0 }, 'Page 1: cab | Page 2: d'],
  [{ do: 'moveWidget', id: 'a', pageId: 'q', index: 1 }, 'Page 1: bc | Page 2: da'],
  [{ do: 'editWidget', id: 'b', settings: { content: 'B' } }, 'Page 1: aBc | Page 2: d'],
  [{ do: 'removeWidget', id: 'b' }, 'Page 1: ac | Page 2: d'],
];

describe('changes to a lesson', () => {
  test.each(COMMANDS)('%j', (command, expected) => expect(shown(apply(content, command))).toBe(expected));

  test.each(COMMANDS)('are undone and redone: %j', (command) => {
    const done = apply(content, command);
    const back = inverse(content, command)!;
    const undone = apply(done, back);
    expect(shown(undone)).toBe(shown(content));
    const again = inverse(done, back)!;
    expect(shown(apply(undone, again))).toBe(shown(done));
  });

  test.each<LessonCommand>([
    { do: 'editWidget', id: 'gone', settings: {} },
    { do: 'removeWidget', id: 'gone' },
    { do: 'moveWidget', id: 'gone', pageId: 'p', index: 0 },
    { do: 'moveWidget', id: 'a', pageId: 'p', index: 0 },
    { do: 'renamePage', id: 'gone', title: 'x' },
    { do: 'translatePage', id: 'gone', spanish: 'x' },
    { do: 'removePage', id: 'gone' },
    { do: 'restoreWidget', widget: widget('x'), pageId: 'gone', index: 0 },
    { do: 'restoreWidget', widget: widget('a'), pageId: 'p', index: 0 },
  ])('a change without effect has nothing to undo: %j', (command) =>
    expect(inverse(content, command)).toBeUndefined(),
  );

  it('return from the trash, with their ids, when an undone addition is redone', () => {
    const added = apply(content, { do: 'addWidget', widget: widget('x'), pageId: 'p', index: 1 });
    expect(inverse(added, { do: 'removeWidget', id: 'x' })).toEqual({
      do: 'restoreWidget',
      widget: widget('x'),
      pageId: 'p',
      index: 1,
    });
  });
});

test('after a conflict, only additions of this tab are added again, with their changes', () => {
  const added: LessonCommand = { do: 'addWidget', widget: widget('x'), pageId: 'p', index: 0 };
  const edited: LessonCommand = { do: 'editWidget', id: 'x', settings: { content: 'X' } };
  const others: LessonCommand[] = [
    { do: 'editWidget', id: 'a', settings: {} },
    { do: 'removeWidget', id: 'b' },
    { do: 'addWidget', widget: widget('y'), pageId: 'gone', index: 0 },
    { do: 'addWidget', widget: widget('a'), pageId: 'p', index: 0 },
  ];
  const page: LessonCommand = { do: 'addPage', page: { id: 'r', title: 'Page 3' } };
  const onIt: LessonCommand = { do: 'addWidget', widget: widget('z'), pageId: 'r', index: 0 };
  expect(ofNewThings(content, [added, ...others, edited, page, onIt])).toEqual([added, edited, page, onIt]);
});
