import { screen, waitFor } from '@testing-library/react';
import { texts } from '../shared/texts';
import { CourseOnServer } from '../testing/course-on-server';
import { renderBuilder } from '../testing/render-builder';

const labels = (widgets: HTMLElement[]) => widgets.map((widget) => widget.getAttribute('aria-label'));

test('changes to widgets and rows are undone and redone in order, by keys and buttons', async () => {
  const course = new CourseOnServer();
  const { user, addWidget, widgets, rows, chooseFor, isSaved } = await renderBuilder(course);
  const show = (...expected: string[]) => waitFor(() => expect(labels(widgets())).toEqual(expected));
  const undo = texts.undoRedo.undo;
  const redo = texts.undoRedo.redo;
  expect(screen.getByRole('button', { name: texts.undo })).toBeDisabled();

  await addWidget('Text');
  await addWidget('Stopwatch');
  await user.click(screen.getByRole('button', { name: texts.canvas.up('Stopwatch 2') }));
  await show('Stopwatch 1', 'Text 2');
  await user.click(screen.getByRole('button', { name: texts.canvas.delete('Text 2') }));
  await show('Stopwatch 1');

  await user.click(screen.getByRole('button', { name: undo(texts.steps.delete('Text')) }));
  expect(await screen.findByText(texts.undoneRedone.undo(texts.steps.delete('Text')))).toBeVisible();
  await show('Stopwatch 1', 'Text 2');
  await user.keyboard('{Control>}z{/Control}');
  await show('Text 1', 'Stopwatch 2');
  await user.keyboard('{Control>}zz{/Control}');
  await show();
  await user.keyboard('{Control>}y{/Control}{Control>}{Shift>}z{/Shift}{/Control}');
  await show('Text 1', 'Stopwatch 2');
  await user.click(screen.getByRole('button', { name: redo(texts.steps.move('Stopwatch')) }));
  await show('Stopwatch 1', 'Text 2');

  await chooseFor('Earth', texts.tree.delete);
  expect(rows()).toEqual(['Section 1', 'Water']);
  await user.keyboard('{Control>}z{/Control}');
  expect(rows()).toContain('Earth');
  await isSaved();
  expect(course.outline.lessons.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Roots', 'Stones']),
  );
});

test('a text field undoes its own typing', async () => {
  const { user, row, rows, chooseFor } = await renderBuilder(new CourseOnServer());
  await chooseFor('Stones', texts.tree.delete);
  await user.dblClick(row('Roots'));
  await user.keyboard('x{Control>}z{/Control}{Escape}');
  expect(rows()).not.toContain('Stones');
});
