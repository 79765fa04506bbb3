import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { CourseOnServer, LESSON_ID } from '../testing/course-on-server';
import { renderBuilder } from '../testing/render-builder';
import { texts } from './texts';

const publishCall = ['post', '/api/creator/courses/{courseId}/publish-lessons'] as const;
const dialog = () => within(screen.getByRole('dialog'));
const button = (name: string) => screen.getByRole('button', { name });
const EDITED = { ...blank('LessonDraftResponse'), lessonId: LESSON_ID, lessonVersion: 7, isPublished: true };

async function aCourseWithDraft(change: (course: CourseOnServer) => void = () => undefined) {
  const course = new CourseOnServer().publishWithDraft();
  change(course);
  const rendered = await renderBuilder(course);
  await screen.findByRole('button', { name: texts.publishAll(1) });
  return {
    ...rendered,
    course,
    press: (name: string) => rendered.user.click(dialog().getByRole('button', { name })),
  };
}

test('a lesson added to a published course is marked as a draft, and is published from there', async () => {
  const { user, row, press } = await aCourseWithDraft();
  expect(within(row('Stones').parentElement!).getByText(texts.draft)).toBeVisible();
  expect(within(row('Roots').parentElement!).queryByText(texts.draft)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: texts.publish })).not.toBeInTheDocument();
  await user.click(row('Stones'));
  // The lesson is redrawn once its contents have loaded.
  await screen.findByRole('tab', { name: 'Page 1' });
  await waitFor(() => expect(screen.getByText(texts.onlyYou)).toBeVisible());
  await user.click(button(texts.publish));
  expect(await screen.findByText(texts.publishTitle('Stones'))).toBeVisible();
  expect(dialog().getByText(texts.unfilled('Video'))).toBeVisible();
  await press(texts.publishNow);
  expect(await screen.findByText(texts.published(1))).toBeVisible();
  expect(answers.calls(...publishCall).map(({ body }) => body)).toEqual([
    { lessons: [{ id: 'stones', lessonVersion: 3 }], wantsOwnersNotified: false },
  ]);
  await waitFor(() => expect(screen.queryByText(texts.draft)).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: texts.publishAll(1) })).not.toBeInTheDocument();
});

test('owners are notified about new lessons if the coach ticks the box', async () => {
  const { user, press } = await aCourseWithDraft();
  await user.click(button(texts.publishAll(1)));
  const tell = await screen.findByRole('checkbox', { name: texts.tell(42) });
  expect(tell).not.toBeChecked();
  await user.click(tell);
  await press(texts.publishNow);
  await screen.findByText(texts.published(1));
  expect(answers.calls(...publishCall)[0]!.body).toMatchObject({ wantsOwnersNotified: true });
});

test('an edited lesson says what differs, and goes live with one click', async () => {
  const { user } = await aCourseWithDraft((course) => {
    course.drafts = [{ ...EDITED, changed: 2, added: 1 }, ...course.drafts];
  });
  expect(await screen.findByText('2 widgets changed, 1 added')).toBeVisible();
  await user.click(button(texts.update));
  expect(await screen.findByText(texts.updated(1))).toBeVisible();
  expect(answers.calls(...publishCall).map(({ body }) => body)).toEqual([
    { lessons: [{ id: LESSON_ID, lessonVersion: 7 }], wantsOwnersNotified: false },
  ]);
});

test('a version that was changed elsewhere is not published, and the coach is told', async () => {
  const { user, press } = await aCourseWithDraft();
  answers.refuse(...publishCall, 412, { code: 'stale_edit' });
  await user.click(button(texts.publishAll(1)));
  await screen.findByText(texts.publishTitle('Stones'));
  await press(texts.publishNow);
  expect(await dialog().findByText(texts.stale)).toBeVisible();
});

test('changes are discarded after a confirmation, and undo restores them', async () => {
  const { user, press } = await aCourseWithDraft((course) => {
    course.drafts = [{ ...EDITED, changed: 1 }, ...course.drafts];
  });
  const version = { ...blank('LessonVersionSummary'), id: 'before', version: 7 };
  answers.answer('post', '/api/creator/lessons/{lessonId}/discard-changes', { lessonVersion: 8 });
  answers.list('get', '/api/creator/lessons/{lessonId}/versions', [version]);
  answers.answer('post', '/api/creator/lessons/{lessonId}/versions/{versionId}/restore', {
    lessonVersion: 9,
  });
  await user.click(await screen.findByRole('button', { name: texts.discard }));
  expect(dialog().getByText(texts.discardHelp)).toBeVisible();
  await press(texts.discard);
  const toast = (await screen.findByText(texts.discarded)).closest<HTMLElement>('[role="status"]')!;
  await user.click(within(toast).getByRole('button'));
  expect(await screen.findByText(texts.undone)).toBeVisible();
  const restored = answers.calls('post', '/api/creator/lessons/{lessonId}/versions/{versionId}/restore');
  expect(restored.map(({ path }) => path)).toEqual([{ lessonId: LESSON_ID, versionId: 'before' }]);
});

test('a published lesson becomes a draft again through its menu', async () => {
  const { chooseFor, press, row } = await aCourseWithDraft();
  await chooseFor('Roots', texts.unpublish);
  expect(dialog().getByText(texts.unpublishHelp)).toBeVisible();
  await press(texts.unpublish);
  expect(await screen.findByText(texts.unpublished)).toBeVisible();
  await waitFor(() => expect(within(row('Roots').parentElement!).getByText(texts.draft)).toBeVisible());
});
