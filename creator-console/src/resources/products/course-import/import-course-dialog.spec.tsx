import { advance, answers, blank, stopClock } from '@sanctum/openapi/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../../../testing';
import { EngineInHand } from '../../../shared/uploads/testing/engine-in-hand';
import ImportCourseDialog from './import-course-dialog';
import type { CourseImport } from './latest-imports';
import { texts } from './texts';

jest.mock('../../../shared/uploads/upload-engine', () => ({ UploadEngine: EngineInHand }));

const path = '/api/creator/course-imports' as const;
const thereAre = (...items: CourseImport[]) => answers.answer('get', path, { items, next: null });
const one: CourseImport = {
  ...blank('CourseImportResponse'),
  id: 'i1',
  title: 'Three Evenings',
  state: 'importing',
  progressPercent: 40,
  courseId: null,
  problems: [],
};

async function open() {
  const { user, router } = renderScreen(<ImportCourseDialog onClose={jest.fn()} />);
  await screen.findByRole('dialog', { name: texts.title });
  const upload = async () => {
    const zip = new File(['PK'], 'course.zip', { type: 'application/zip' });
    await user.upload(screen.getByLabelText(texts.file, { selector: 'input' }), zip);
    await waitFor(() => expect(EngineInHand.last.items()).toHaveLength(1));
    await act(async () => EngineInHand.last.store('course.zip', 'https://storage/course.zip'));
    await screen.findByText('course.zip');
  };
  const submit = () => user.click(screen.getByRole('button', { name: texts.submit }));
  return { user, router, upload, submit };
}

test('a file is uploaded, imported with progress, and its course can be opened', async () => {
  stopClock();
  thereAre();
  const { user, router, upload, submit } = await open();
  await submit();
  expect(await screen.findByText(texts.missing)).toBeVisible();
  await upload();
  answers.answer('post', path, one);
  thereAre(one);
  await submit();
  expect(await screen.findByText(texts.importing(40))).toBeVisible();
  expect(answers.calls('post', path)[0]?.body).toEqual({ storageUrl: 'https://storage/course.zip' });
  thereAre({ ...one, state: 'ready', progressPercent: 100, courseId: 'c1' });
  await advance(1000);
  await user.click(await screen.findByRole('link', { name: texts.openThis('Three Evenings') }));
  expect(router.state.location.pathname).toBe('/courses/c1/edit');
});

test('a refused file shows each problem with its place, and must be uploaded again', async () => {
  thereAre();
  const { upload, submit } = await open();
  await upload();
  answers.refuse('post', path, 422, {
    code: 'bad_course_file',
    message: 'We can’t import this file',
    fields: { 'sections.0.modules.1.title': 'Title can’t be empty', 'media/a.png': 'This file is empty' },
  });
  await submit();
  expect(await screen.findByText(texts.problems)).toBeVisible();
  expect(screen.getByText('Section 1 › Module 2:', { exact: false }).closest('li')).toHaveTextContent(
    'Section 1 › Module 2: Title can’t be empty',
  );
  expect(screen.getByText('a.png:', { exact: false })).toBeVisible();
  expect(screen.queryByText('course.zip')).not.toBeInTheDocument();
});

test('an import whose media were refused lists them, and a failed one says so', async () => {
  thereAre(
    { ...one, state: 'refused', problems: [{ place: 'media/fake.png', message: 'This file is damaged' }] },
    { ...one, id: 'i2', title: 'Roots', state: 'failed' },
  );
  await open();
  expect(await screen.findByText(texts.refused, { exact: false })).toBeVisible();
  expect(screen.getByText('fake.png:', { exact: false }).closest('li')).toHaveTextContent(
    'fake.png: This file is damaged',
  );
  expect(screen.getByText(texts.failed)).toBeVisible();
});
