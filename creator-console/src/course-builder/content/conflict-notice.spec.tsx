import { answers } from '@sanctum/openapi/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { texts } from '../shared/texts';
import { CourseOnServer, LESSON_ID } from '../testing/course-on-server';
import { renderBuilder } from '../testing/render-builder';

const stopwatch = { id: 'watch', type: 'stopwatch', settings: { initialSeconds: 60 } } as const;
const theirs = { id: 'theirs', type: 'stopwatch', settings: { initialSeconds: 5 } } as const;
const page = `${LESSON_ID}-page`;

/** Deletes a widget of a lesson that was changed on another device in the meantime. */
async function inConflict() {
  const course = new CourseOnServer();
  course.change({ do: 'addWidget', widget: stopwatch, pageId: page, index: 0 });
  const builder = await renderBuilder(course);
  course.change({ do: 'addWidget', widget: theirs, pageId: page, index: 1 });
  course.refuseAsStale();
  await builder.user.click(screen.getByRole('button', { name: texts.canvas.delete('Stopwatch 1') }));
  const notice = within(await screen.findByRole('alert'));
  expect(notice.getByText(texts.conflict.title)).toBeVisible();
  expect(notice.getByText(/^Maren changed it on/)).toBeVisible();
  expect(screen.getByRole('button', { name: texts.changedElsewhere })).toBeVisible();
  course.answerForLessons();
  const choose = async (name: string) => {
    await builder.user.click(notice.getByRole('button', { name }));
    await builder.isSaved();
    expect(screen.queryByText(texts.conflict.title)).not.toBeInTheDocument();
  };
  return { ...builder, course, choose };
}

test('Keep my version: the coach’s change overwrites the other one, and the rest of the other version stays', async () => {
  const { course, choose, widgets } = await inConflict();
  await choose(texts.conflict.mine);
  await waitFor(() => expect(widgets()).toHaveLength(1));
  expect(course.lesson().widgets[page]).toEqual([theirs]);
});

test('Use the other version: the lesson is shown as it is now, and the coach’s change is dropped', async () => {
  const { course, choose, widgets } = await inConflict();
  await choose(texts.conflict.theirs);
  await waitFor(() => expect(widgets()).toHaveLength(2));
  expect(course.lesson().widgets[page]).toEqual([stopwatch, theirs]);
  // Changes made elsewhere cannot be undone here.
  expect(within(screen.getByRole('banner')).getByRole('button', { name: texts.undo })).toBeDisabled();
});

test('the choice stays open while the other version cannot be read', async () => {
  const { user } = await inConflict();
  answers.refuse('get', '/api/creator/lessons/{lessonId}/pages', 503);
  await user.click(screen.getByRole('button', { name: texts.conflict.theirs }));
  expect(await screen.findByText(texts.conflict.failed)).toBeVisible();
  expect(screen.getByRole('button', { name: texts.conflict.theirs })).toBeEnabled();
});
