import { advance, answers, stopClock } from '@sanctum/openapi/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { texts } from '../shared/texts';
import { CourseOnServer } from '../testing/course-on-server';
import { renderBuilder } from '../testing/render-builder';

const rename = ['patch', '/api/creator/lessons/{lessonId}'] as const;

/** Opens a builder and renames the first lesson. */
async function renamed(before: () => void, course = new CourseOnServer()) {
  const builder = await renderBuilder(course);
  act(before);
  await builder.user.dblClick(builder.row('Roots'));
  await builder.user.keyboard('Deep roots{Enter}');
  return { ...builder, course };
}
const isRefusedToLeave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a change is shown at once, and counts as saved only when the server has it', async () => {
  const course = new CourseOnServer();
  const held = answers.hold(...rename);
  const builder = await renamed(() => undefined, course);
  expect(builder.row('Deep roots')).toBeVisible();
  expect(screen.getByText(texts.saving)).toBeVisible();
  expect(isRefusedToLeave()).toBe(true);
  await act(async () => held.answer(course.outline.lessons[0]!));
  await builder.isSaved();
  expect(isRefusedToLeave()).toBe(false);
});

test('without a network a change waits, says so, and is sent automatically when the network is back', async () => {
  const { course, isSaved } = await renamed(() => answers.setOnline(false));
  expect(await screen.findByRole('button', { name: texts.offline })).toBeVisible();
  await act(async () => answers.setOnline(true));
  await isSaved();
  expect(course.outline.lessons[0]?.title).toBe('Deep roots');
});

test('a change that a failing server did not accept is retried after ten seconds', async () => {
  stopClock();
  const { course, isSaved } = await renamed(() => answers.refuse(...rename, 503));
  expect(await screen.findByRole('button', { name: texts.notSaved })).toBeVisible();
  answers.answer(...rename, course.outline.lessons[0]!);
  await advance(10_000);
  await isSaved();
  expect(answers.calls(...rename)).toHaveLength(2);
  expect(course.outline.lessons[0]?.title).toBe('Roots');
});

test('Save Changes retries pending changes and reports the result', async () => {
  const { user, course } = await renamed(() => answers.refuse(...rename, 503));
  await screen.findByRole('button', { name: texts.notSaved });
  await user.click(screen.getByRole('button', { name: texts.saveChanges }));
  // Once in the bar, and once as the answer to the click.
  await waitFor(() => expect(screen.getAllByText(texts.notSaved)).toHaveLength(2));
  answers.answer(...rename, course.outline.lessons[0]!);
  await user.click(screen.getByRole('button', { name: texts.saveChanges }));
  expect(await screen.findByText(texts.allSaved)).toBeVisible();
});

test('a refused change is reverted, with the server’s message', async () => {
  const refusal = { message: 'This title is taken.' };
  const builder = await renamed(() => answers.refuse(...rename, 422, refusal));
  expect(await screen.findByText(refusal.message)).toBeVisible();
  expect(builder.row('Roots')).toBeVisible();
  await builder.isSaved();
});
