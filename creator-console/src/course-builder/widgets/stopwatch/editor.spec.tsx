import { screen, waitFor } from '@testing-library/react';
import { renderEditor } from '../../testing/render-editor';
import { texts } from './texts';

test('a stopwatch starts with hours, minutes and seconds', async () => {
  const { field, fill, sent } = renderEditor('stopwatch', { initialSeconds: 3723 });
  const shown = [texts.hours, texts.minutes, texts.seconds].map((name) => field(name, 'spinbutton').value);
  expect(shown).toEqual(['1', '2', '3']);
  await fill(texts.minutes, '10', 'spinbutton');
  expect(sent()).toEqual({ initialSeconds: 4203 });
});

test('a stopwatch requires nothing: a new one that is done starts at zero', async () => {
  const { done, sent, onClose } = renderEditor('stopwatch');
  await done();
  expect(sent()).toEqual({ initialSeconds: 0 });
  expect(onClose).toHaveBeenCalled();
});

test('more than 24 hours are refused beside the field, and the previous time stays', async () => {
  const { field, fill, sent, done, onClose } = renderEditor('stopwatch', { initialSeconds: 60 });
  await fill(texts.hours, '24', 'spinbutton');
  expect(field(texts.hours, 'spinbutton')).toHaveAccessibleDescription(texts.tooLong);
  await done();
  await waitFor(() => expect(field(texts.hours, 'spinbutton')).toHaveFocus());
  expect([sent(), onClose.mock.calls]).toEqual([undefined, []]);
  await fill(texts.minutes, '0', 'spinbutton');
  expect(field(texts.hours, 'spinbutton')).toBeValid();
  expect(sent()).toEqual({ initialSeconds: 86_400 });
});

test('errors found only by the server are shown above the fields', async () => {
  const { fill, refuse } = renderEditor('stopwatch', { initialSeconds: 60 });
  refuse({ initialSeconds: 'Too big: expected number to be <=86400' });
  await fill(texts.seconds, '5', 'spinbutton');
  expect(await screen.findByRole('alert')).toHaveTextContent('This is too long.');
});
