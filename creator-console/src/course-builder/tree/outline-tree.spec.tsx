import { answers } from '@sanctum/openapi/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { texts as words } from '../../shared/undo/texts';
import { texts } from '../shared/texts';
import { CourseOnServer } from '../testing/course-on-server';
import { renderBuilder } from '../testing/render-builder';

const ROW_HEIGHT = 40;
const place = ['post', '/api/creator/outline/{level}/{id}/move'] as const;

/** Lays out the rows below each other, because jsdom has no layout; a drag begins at its row. */
function layOutRows(): void {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const row = this.closest('[data-row]');
    const dragged = this.closest<HTMLElement>('[style*="position: fixed"]');
    if (!row)
      return new DOMRect(0, Number.parseFloat(dragged?.style.top ?? '') || 0, 300, dragged ? ROW_HEIGHT : 0);
    return new DOMRect(
      0,
      [...document.querySelectorAll('[data-row]')].indexOf(row) * ROW_HEIGHT,
      300,
      ROW_HEIGHT,
    );
  });
}

test('a lesson is moved by keys, and each position is announced', async () => {
  const { user, rows, isSaved } = await renderBuilder(new CourseOnServer());
  layOutRows();
  const said = (words: string) => screen.findByText(words);
  act(() => screen.getByRole('button', { name: texts.tree.move('Stones') }).focus());
  fireEvent.keyDown(document.activeElement!, { code: 'Space' });
  await said(texts.drag.picked('Stones'));
  // dnd-kit listens for the document's keys from the next task on.
  await act(() => new Promise((resolve) => void setTimeout(resolve)));
  fireEvent.keyDown(document.activeElement!, { code: 'ArrowUp' });
  await said(texts.drag.before('Stones', 'Roots'));
  expect(rows()).toEqual(['Section 1', 'Earth', 'Roots', 'Stones', 'Water']);
  fireEvent.keyDown(document.activeElement!, { code: 'Space' });
  await said(texts.drag.put('Stones'));
  expect(rows()).toEqual(['Section 1', 'Earth', 'Stones', 'Roots', 'Water']);
  await isSaved();
  expect(answers.calls(...place).map(({ body }) => body)).toEqual([{ parentId: 'earth', after: null }]);
  await user.keyboard('{Control>}z{/Control}');
  expect(rows()).toEqual(['Section 1', 'Earth', 'Roots', 'Stones', 'Water']);
});

test('Escape leaves a picked-up lesson where it was', async () => {
  const { rows } = await renderBuilder(new CourseOnServer());
  layOutRows();
  act(() => screen.getByRole('button', { name: texts.tree.move('Stones') }).focus());
  fireEvent.keyDown(document.activeElement!, { code: 'Space' });
  await screen.findByText(texts.drag.picked('Stones'));
  await act(() => new Promise((resolve) => void setTimeout(resolve)));
  fireEvent.keyDown(document.activeElement!, { code: 'ArrowUp' });
  fireEvent.keyDown(document.activeElement!, { code: 'Escape' });
  await screen.findByText(texts.drag.left('Stones'));
  expect(rows()).toEqual(['Section 1', 'Earth', 'Roots', 'Stones', 'Water']);
});

test('the menu moves a lesson past the end of its module into the next', async () => {
  const { user, row, rows, chooseFor, isSaved } = await renderBuilder(new CourseOnServer());
  await chooseFor('Stones', texts.tree.moveDown);
  await isSaved();
  expect(answers.calls(...place).map(({ body }) => body)).toEqual([{ parentId: 'water', after: null }]);
  await user.click(row('Water'));
  expect(rows()).toEqual(['Section 1', 'Earth', 'Roots', 'Water', 'Stones', 'Rain']);
});

test('F2 and Enter rename a row, and Escape keeps its name', async () => {
  const { user, row, rows, isSaved } = await renderBuilder(new CourseOnServer());
  act(() => row('Roots').focus());
  await user.keyboard('{F2}Leaves{Escape}');
  expect(rows()).toContain('Roots');
  act(() => row('Roots').focus());
  await user.keyboard('{F2}Leaves');
  // nothing is awaited: a later focus would take the coach's next key
  fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
  expect(rows()).toContain('Leaves');
  expect(row('Leaves')).toHaveFocus();
  act(() => row('Earth').focus());
  await user.keyboard('{F2}Soil{Enter}');
  expect(row('Soil')).toHaveFocus();
  expect(rows()).toContain('Leaves');
  await isSaved();
});

test('a lesson is added with a default name to overwrite, and opened', async () => {
  const course = new CourseOnServer();
  const { user, rows, isSaved } = await renderBuilder(course);
  await user.click(screen.getByRole('button', { name: texts.tree.addLessonTo('Earth') }));
  await user.keyboard('Seeds{Enter}');
  expect(rows()).toEqual(['Section 1', 'Earth', 'Roots', 'Stones', 'Seeds', 'Water']);
  expect(await screen.findByRole('heading', { name: 'Seeds' })).toBeVisible();
  await screen.findByRole('tab', { name: 'Page 1' });
  await isSaved();
  expect(course.outline.lessons.map(({ title }) => title)).toContain('Seeds');
});

test('a deleted module can be restored for twelve seconds, with its lessons', async () => {
  const { user, rows, chooseFor, isSaved } = await renderBuilder(new CourseOnServer());
  await chooseFor('Earth', texts.tree.delete);
  expect(rows()).toEqual(['Section 1', 'Water', 'Rain']);
  const notice = (await screen.findByText(texts.tree.deleted('Earth'))).closest('[role="status"]')!;
  await user.click(screen.getAllByRole('button', { name: words.undo }).find((one) => notice.contains(one))!);
  expect(rows()).toEqual(['Section 1', 'Earth', 'Roots', 'Stones', 'Water', 'Rain']);
  await isSaved();
});
