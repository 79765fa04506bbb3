import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { uploads } from '../shared/uploads/uploads';
import { CourseOnServer } from './testing/course-on-server';
import { renderBuilder } from './testing/render-builder';

const isOpen = (title: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible());

test('the open lesson is in the URL, and Back returns to the previous one', async () => {
  const { user, row, router } = await renderBuilder(new CourseOnServer());
  await user.click(row('Water'));
  await user.click(row('Rain'));
  await isOpen('Rain');
  expect(router.state.location.search).toBe('?lesson=rain');
  await user.click(row('Stones'));
  await isOpen('Stones');
  await user.click(row('Water'));
  await act(() => router.navigate(-1));
  await isOpen('Rain');
  expect(row('Rain')).toBeVisible();
});

test('videos dropped on a module create lessons with the files’ names, each with its video uploading', async () => {
  const sent = jest.spyOn(uploads, 'add').mockResolvedValue('upload');
  const course = new CourseOnServer();
  const { row, rows } = await renderBuilder(course);
  const files = ['Rain falls.mp4', 'Rivers.mov'].map((name) => new File(['x'], name, { type: 'video/mp4' }));
  fireEvent.drop(row('Earth').closest('li')!, { dataTransfer: { types: ['Files'], files } });
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(rows()).toEqual(['Section 1', 'Earth', 'Roots', 'Stones', 'Rain falls', 'Rivers', 'Water']);
  const [first] = course.outline.lessons.filter(({ title }) => title === 'Rain falls');
  const [page] = course.lesson(first!.id).pages;
  const [video] = course.lesson(first!.id).widgets[page!.id]!;
  expect(video).toMatchObject({ type: 'video', settings: {} });
  const target = { lessonId: first!.id, pageId: page!.id, widgetId: video!.id };
  expect(sent).toHaveBeenNthCalledWith(1, files[0], target);
  sent.mockRestore();
});
