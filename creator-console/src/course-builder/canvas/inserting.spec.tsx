import { fireEvent, screen, within } from '@testing-library/react';
import { texts as editing } from '../editing/texts';
import { texts } from '../shared/texts';
import { CourseOnServer, LESSON_ID } from '../testing/course-on-server';
import { renderBuilder } from '../testing/render-builder';
import { texts as text } from '../widgets/text/texts';
import { texts as undo } from '../../shared/undo/texts';

const page = `${LESSON_ID}-page`;
const watch = { id: 'watch', type: 'stopwatch', settings: { initialSeconds: 60 } } as const;
const words = {
  id: 'words',
  type: 'text',
  settings: { content: '<p>Breathe</p><p></p><p>Rest</p>' },
} as const;

async function aPageWith(widget: typeof watch | typeof words) {
  const course = new CourseOnServer();
  course.change({ do: 'addWidget', widget, pageId: page, index: 0 });
  const builder = await renderBuilder(course);
  const { user } = builder;
  return Object.assign(builder, {
    course,
    names: () => builder.widgets().flatMap((widget) => widget.getAttribute('aria-label') ?? []),
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    editor: (label: string) => screen.findByRole('dialog', { name: editing.heading(label) }),
    stored: () => course.lesson().widgets[page]?.map(({ type, settings }) => [type, settings]),
  });
}

const search = () => screen.getByRole('combobox', { name: texts.insert.search });

test('the plus after a widget inserts there what was searched for by keys, with its editor open', async () => {
  const { user, press, names, editor, isSaved } = await aPageWith(watch);
  await press(texts.insert.first);
  expect(search()).toHaveFocus();
  await user.keyboard('scale');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Opinion Scale']);
  await user.keyboard('{Enter}');
  expect(within(await editor('Opinion Scale')).getByRole('textbox', { name: /^Question/ })).toHaveFocus();
  expect(names()).toEqual(['Opinion Scale 1', 'Stopwatch 2']);
  await isSaved();
});

test('Escape closes the menu of the plus, and an editor, and returns the focus to their buttons', async () => {
  const { user, press, names, editor } = await aPageWith(watch);
  await press(texts.insert.after('Stopwatch 1'));
  search();
  await user.keyboard('{ArrowDown}{Escape}');
  expect(screen.getByRole('button', { name: texts.insert.after('Stopwatch 1') })).toHaveFocus();
  expect(names()).toEqual(['Stopwatch 1']);
  await press(texts.canvas.edit('Stopwatch 1'));
  await editor('Stopwatch');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: texts.canvas.edit('Stopwatch 1') })).toHaveFocus();
});

test('Escape closes a text from inside it', async () => {
  const { press, editor } = await aPageWith(words);
  await press(texts.canvas.edit('Text 1'));
  const field = within(await editor('Text')).getByRole('textbox', { name: text.content });
  fireEvent.keyDown(field, { key: 'Escape', keyCode: 27 });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('while one widget is edited, the others show what members see', async () => {
  const { press, addWidget, editor, widgets } = await aPageWith(words);
  expect(widgets()[0]).toHaveTextContent('Breathe');
  await addWidget('Stopwatch');
  await editor('Stopwatch');
  expect(widgets()[0]).toHaveTextContent('Breathe');
  await press(texts.canvas.edit('Text 1'));
  await editor('Text');
  expect(widgets()[1]).toHaveTextContent(texts.canvas.unfilled);
});

test('a search without a match says so', async () => {
  const { user, press } = await aPageWith(watch);
  await press(texts.insert.first);
  search();
  await user.keyboard('zebra');
  expect(screen.getByText(texts.insert.none)).toBeVisible();
});

test('a slash in a text puts a widget there, and the text goes on below it', async () => {
  const { user, press, names, editor, isSaved, stored } = await aPageWith(words);
  await press(texts.canvas.edit('Text 1'));
  await editor('Text');
  await user.click(screen.getByRole('textbox', { name: text.content }).querySelectorAll('p')[1]!);
  await user.keyboard('/');
  search();
  await user.keyboard('stop{Enter}');
  await editor('Stopwatch');
  expect(names()).toEqual(['Text 1', 'Stopwatch 2', 'Text 3']);
  await isSaved();
  expect(stored()).toEqual([
    ['text', { content: '<p>Breathe</p>' }],
    ['stopwatch', {}],
    ['text', { content: '<p>Rest</p>' }],
  ]);
});

test('a slash in a text without words puts the widget in its place', async () => {
  const { user, press, names, editor, addWidget } = await aPageWith(watch);
  await addWidget('Text');
  await editor('Text');
  await user.keyboard('/');
  search();
  await user.keyboard('journal{Enter}');
  await editor('Journal');
  expect(names()).toEqual(['Stopwatch 1', 'Journal 2']);
  await press(undo.undoRedo.undo(texts.steps.add('Journal')));
  expect(names()).toEqual(['Stopwatch 1']);
});

test('another widget opens in place of the first, whose change is one step to undo', async () => {
  const { user, press, addWidget, editor, isSaved, stored } = await aPageWith(watch);
  await press(texts.canvas.edit('Stopwatch 1'));
  const minutes = within(await editor('Stopwatch')).getAllByRole('spinbutton')[0]!;
  await user.clear(minutes);
  await user.type(minutes, '2');
  await addWidget('Text');
  await editor('Text');
  await isSaved();
  const changed = stored()?.[0];
  expect(changed).not.toEqual(['stopwatch', watch.settings]);
  await press(undo.undoRedo.undo(texts.steps.add('Text')));
  await press(undo.undoRedo.undo(texts.steps.edit('Stopwatch')));
  await isSaved();
  expect(stored()).toEqual([['stopwatch', watch.settings]]);
});

test('Undo beside an open editor first ends it, so that it undoes what was typed', async () => {
  const { user, addWidget, press, editor, isSaved, stored } = await aPageWith(watch);
  await addWidget('Text');
  await press(texts.canvas.edit('Stopwatch 1'));
  const minutes = within(await editor('Stopwatch')).getAllByRole('spinbutton')[0]!;
  await user.clear(minutes);
  await user.type(minutes, '3');
  await press(undo.undoRedo.undo(texts.steps.add('Text')));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await isSaved();
  expect(stored()).toEqual([
    ['stopwatch', watch.settings],
    ['text', {}],
  ]);
});
