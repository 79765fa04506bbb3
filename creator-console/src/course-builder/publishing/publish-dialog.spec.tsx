import { answers } from '@sanctum/openapi/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { goByClockOf } from '../../shared/moment';
import { texts as schedule } from '../../shared/publishing/texts';
import { texts as builder } from '../shared/texts';
import { CourseOnServer } from '../testing/course-on-server';
import { renderBuilder } from '../testing/render-builder';
import { texts } from './texts';

const dialog = () => within(screen.getByRole('dialog'));

async function askedToPublish(course: CourseOnServer) {
  const rendered = await renderBuilder(course);
  await rendered.user.click(screen.getByRole('button', { name: texts.publish }));
  await dialog().findByText(new RegExp(`${texts.blocked}|${texts.notes}|${texts.ready}`));
  return {
    ...rendered,
    press: (name: string) => rendered.user.click(dialog().getByRole('button', { name })),
  };
}

test('a course without lessons cannot be published, and a link leads to its first lesson', async () => {
  const course = new CourseOnServer();
  course.outline = { ...course.outline, modules: [], lessons: [] };
  course.product = { ...course.product, missing: 'lesson', lessonCount: 0 };
  const { press } = await askedToPublish(course);
  expect(dialog().getByText(texts.points.noLesson)).toBeVisible();
  expect(dialog().getByRole('button', { name: texts.publishNow })).toBeDisabled();
  expect(dialog().getByRole('button', { name: texts.schedule })).toBeDisabled();
  await press(texts.go.noLesson);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: builder.tree.createFirst })).toHaveFocus();
});

test('an empty lesson and a missing picture or topics are pointed out, but don’t prevent publishing', async () => {
  const course = new CourseOnServer();
  course.product = { ...course.product, emptyLessonIds: ['stones'], thumbnailUrl: null, tags: [] };
  const { press } = await askedToPublish(course);
  for (const words of [texts.points.emptyLessons(1), texts.points.noPicture, texts.points.noTopics]) {
    expect(dialog().getByText(words)).toBeVisible();
  }
  expect(dialog().getByRole('button', { name: texts.publishNow })).toBeEnabled();
  await press(texts.go.emptyLessons('Stones'));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Stones' })).toBeVisible());
});

test('the lesson linked from the dialog has the focus once the dialog is closed, and keeps it while loading', async () => {
  const course = new CourseOnServer();
  course.product = { ...course.product, emptyLessonIds: ['stones'] };
  const { press, row } = await askedToPublish(course);
  await press(texts.go.emptyLessons('Stones'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(row('Stones')).toHaveFocus();
  await screen.findByRole('tab', { name: 'Page 1' });
  expect(screen.getByRole('heading', { name: 'Stones' })).toBeVisible();
  expect(row('Stones')).toHaveFocus();
});

test('a course is published, links to its page, and becomes a draft again', async () => {
  const course = new CourseOnServer();
  answers.answer('post', '/api/creator/products/{id}/publish', () => {
    course.product = { ...course.product, status: 'published' };
    return course.product;
  });
  answers.answer('post', '/api/creator/products/{id}/unpublish', () => {
    course.product = { ...course.product, status: 'draft' };
    return course.product;
  });
  const { user, press } = await askedToPublish(course);
  await press(texts.publishNow);
  expect(await screen.findByRole('link', { name: new RegExp(texts.seePage) })).toHaveAttribute(
    'href',
    '/course/course',
  );
  await press(texts.close);
  await user.click(await screen.findByRole('button', { name: texts.unpublish }));
  await press(texts.unpublish);
  expect(await screen.findByText(texts.status.draft)).toBeVisible();
});

test('a course is not published while it has unsaved changes', async () => {
  const course = new CourseOnServer();
  answers.refuse('patch', '/api/creator/lessons/{lessonId}', 503);
  const rendered = await renderBuilder(course);
  await rendered.user.dblClick(rendered.row('Roots'));
  await rendered.user.keyboard('Deep roots{Enter}');
  await rendered.user.click(screen.getByRole('button', { name: texts.publish }));
  await dialog().findByText(texts.ready);
  await rendered.user.click(dialog().getByRole('button', { name: texts.publishNow }));
  expect(await dialog().findByText(texts.notSaved)).toBeVisible();
});

test('a course is scheduled in the site’s time zone, and the schedule is canceled', async () => {
  goByClockOf('Asia/Tokyo');
  const course = new CourseOnServer();
  const call = ['post', '/api/creator/products/{id}/schedule'] as const;
  answers.answer(...call, ({ body: { publishAt } }) => {
    course.product = { ...course.product, publishAt };
    return course.product;
  });
  const { user, press } = await askedToPublish(course);
  await press(texts.schedule);
  // Dates aren't typed letter by letter.
  fireEvent.change(await screen.findByLabelText(new RegExp(schedule.at)), {
    target: { value: '2031-05-01T09:00' },
  });
  await press(schedule.save);
  expect(await screen.findByText(texts.scheduled('May 1, 2031, 9:00 AM GMT+9'))).toBeVisible();
  expect(answers.calls(...call)[0]?.body).toEqual({ publishAt: '2031-05-01T00:00:00.000Z' });
  await user.click(screen.getByRole('button', { name: texts.publish }));
  await user.click(await dialog().findByRole('button', { name: texts.cancelSchedule }));
  await waitFor(() =>
    expect(dialog().queryByRole('button', { name: texts.cancelSchedule })).not.toBeInTheDocument(),
  );
  expect(screen.getByText(texts.status.draft)).toBeInTheDocument();
});
