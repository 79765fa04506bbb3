import { advance, answers, blank, stopClock } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../../testing';
import type { CourseExport } from './course-export';
import { ExportCourseDialog } from './export-course-dialog';
import { texts } from './texts';

const path = '/api/creator/courses/{courseId}/export' as const;
const nothing: CourseExport = {
  ...blank('CourseExportResponse'),
  state: 'none',
  edition: null,
  fileSize: null,
  expiresAt: null,
  leftOut: [],
};

function open(hasBeenPublished = true) {
  return renderScreen(
    <ExportCourseDialog
      courseId="c1"
      title="Roots"
      hasBeenPublished={hasBeenPublished}
      onClose={jest.fn()}
    />,
  );
}

test('a course is exported as members see it, or as a draft, with progress until it can be downloaded', async () => {
  stopClock();
  answers.answer('get', path, nothing);
  const { user } = open();
  expect(await screen.findByRole('radio', { name: texts.editions.live })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: texts.editions.draft }));
  const preparing = { ...nothing, state: 'preparing' as const, progressPercent: 40 };
  answers.answer('post', `${path}/prepare`, preparing);
  answers.answer('get', path, preparing);
  await user.click(screen.getByRole('button', { name: texts.prepare }));
  expect(await screen.findByText(texts.preparing(40))).toBeVisible();
  expect(answers.calls('post', `${path}/prepare`)[0]?.body).toEqual({ edition: 'draft' });
  answers.answer('get', path, {
    ...nothing,
    state: 'ready',
    fileSize: 2048,
    expiresAt: '2027-03-08T09:00:00Z',
    leftOut: ['walk.mp4'],
  });
  await advance(1000);
  expect(await screen.findByRole('button', { name: texts.download })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('2.0 KB');
  expect(screen.getByRole('alert')).toHaveTextContent(`${texts.leftOut} walk.mp4`);
});

test('a course that was never published has only a draft, and a failed export can be repeated', async () => {
  answers.answer('get', path, { ...nothing, state: 'failed' });
  const { user } = open(false);
  expect(await screen.findByText(texts.failed)).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  answers.refuse('post', `${path}/prepare`, 429, { code: 'too_many', message: 'Too often' });
  await user.click(screen.getByRole('button', { name: texts.prepare }));
  expect(await screen.findByText('Too often')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: texts.prepare })).toBeEnabled());
  expect(answers.calls('post', `${path}/prepare`)[0]?.body).toEqual({ edition: 'draft' });
});
