import { screen } from '@testing-library/react';
import { texts as editing } from '../../editing/texts';
import { renderEditor } from '../../testing/render-editor';
import { texts as shared } from '../parts/texts';
import { texts } from './texts';

const SCALE = { question: 'How was it?', min: 1, max: 10, minLabel: '', maxLabel: '' };

test('a scale starts as 1 to 10 and is saved once it has a question', async () => {
  const { field, fill, sent } = renderEditor('opinionScale');
  expect([field(texts.from, 'spinbutton').value, field(texts.to, 'spinbutton').value]).toEqual(['1', '10']);
  await fill(shared.question, 'How was it?');
  expect(sent()).toEqual(SCALE);
  await fill(texts.minLabel, 'Heavy');
  await fill(texts.maxLabel, 'Light');
  await fill(texts.to, '5', 'spinbutton');
  expect(sent()).toEqual({ ...SCALE, minLabel: 'Heavy', maxLabel: 'Light', max: 5 });
});

test('a scale without a question is not finished, and says so beside the field', async () => {
  const { field, fill, done, sent, onClose } = renderEditor('opinionScale');
  await fill(texts.minLabel, 'Heavy');
  expect(screen.getByText(editing.missingWords([shared.missing.question]))).toBeVisible();
  await done();
  expect(field(shared.question)).toHaveAccessibleDescription(editing.needed);
  expect([sent(), onClose.mock.calls]).toEqual([undefined, []]);
});

test.each([
  ['from', '', texts.noEnd],
  ['from', '-1', texts.noEnd],
  ['to', '101', texts.noEnd],
  ['to', '1', texts.order],
] as const)('a scale %s %j is refused beside the field', async (end, number, fault) => {
  const { field, fill, sent } = renderEditor('opinionScale', SCALE);
  await fill(texts[end], number, 'spinbutton');
  expect(field(texts[end], 'spinbutton')).toHaveAccessibleDescription(fault);
  expect(sent()).toBeUndefined();
});

test('a server error is shown beside the field', async () => {
  const { field, fill, refuse } = renderEditor('opinionScale', SCALE);
  refuse({ maxLabel: 'Too big: expected string to have <=80 characters' });
  await fill(texts.maxLabel, 'Light');
  expect(await screen.findByText(editing.wrong.tooLong)).toBeVisible();
  expect(field(texts.maxLabel)).toBeInvalid();
});

test('the question has at most 500 characters, and the labels 80', () => {
  const { field } = renderEditor('opinionScale');
  expect(field(shared.question)).toHaveAttribute('maxlength', '500');
  expect(field(texts.minLabel)).toHaveAttribute('maxlength', '80');
  expect(field(texts.maxLabel)).toHaveAttribute('maxlength', '80');
});
