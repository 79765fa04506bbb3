import { answers } from '@sanctum/openapi/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { texts } from '../shared/texts';
import { CourseOnServer, LESSON_ID } from '../testing/course-on-server';
import { Locks } from '../testing/locks';
import { renderBuilder } from '../testing/render-builder';

test('unsent changes of a closed builder are sent by the next one', async () => {
  const course = new CourseOnServer();
  const locks = new Locks();
  const closed = await renderBuilder(course, locks);
  act(() => answers.setOnline(false));
  await closed.addWidget('Stopwatch');
  await closed.user.dblClick(closed.row('Roots'));
  await closed.user.keyboard('Deep roots{Enter}');
  await screen.findByRole('button', { name: texts.offline });
  await act(async () => closed.unmount());
  answers.setOnline(true);
  expect(course.outline.lessons[0]?.title).toBe('Roots');

  const { row, widgets, isSaved } = await renderBuilder(course, locks);
  expect(await screen.findByText(texts.resumed)).toBeVisible();
  expect(row('Deep roots')).toBeVisible();
  await waitFor(() => expect(widgets()).toHaveLength(1));
  await isSaved();
  expect(course.outline.lessons[0]?.title).toBe('Deep roots');
  expect(course.lesson().widgets[`${LESSON_ID}-page`]).toMatchObject([{ type: 'stopwatch' }]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('sanctum.changes'))).toEqual([]);
});
