import { screen } from '@testing-library/react';
import { renderEditor } from '../../testing/render-editor';
import { texts as shared } from '../parts/texts';
import { texts } from './texts';

const ASSIGNMENT = {
  title: 'An evening for two',
  instructions: '<p>Tell me about it.</p>',
  accepts: 'text_or_files' as const,
  isRequired: false,
};

test('an assignment is saved once it has a title and says what to do', async () => {
  const { fill, sent } = renderEditor('assignment', { ...ASSIGNMENT, title: '' });
  expect(sent()).toBeUndefined();
  await fill(shared.title, 'An evening for two');
  expect(sent()).toEqual(ASSIGNMENT);
});

test('without saying what to do it is not saved', async () => {
  const { fill, sent } = renderEditor('assignment');
  await fill(shared.title, 'An evening for two');
  expect(sent()).toBeUndefined();
  expect(screen.getByRole('textbox', { name: texts.instructions })).toBeVisible();
});

test('what may be handed in, and whether the lesson waits for it, are saved', async () => {
  const { user, choose, done, sent } = renderEditor('assignment', ASSIGNMENT);
  await choose(texts.accepts, texts.acceptedBy.files);
  await user.click(screen.getByRole('switch', { name: texts.required }));
  await done();
  expect(sent()).toEqual({ ...ASSIGNMENT, accepts: 'files', isRequired: true });
});
