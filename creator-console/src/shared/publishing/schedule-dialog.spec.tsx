import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../../testing';
import { WrongFields } from '../../providers/refusal';
import { ScheduleDialog } from './schedule-dialog';
import { texts } from './texts';

const at = () => screen.findByLabelText(new RegExp(texts.at));

async function schedule(onSave: () => Promise<void>) {
  const onClose = jest.fn();
  const { user } = renderScreen(
    <ScheduleDialog title="Roots" publishAt={null} onClose={onClose} onSave={onSave} />,
  );
  // Dates aren't typed letter by letter.
  fireEvent.change(await at(), { target: { value: '2031-05-01T09:00' } });
  await user.click(screen.getByRole('button', { name: texts.save }));
  return onClose;
}

test('a refused time is marked and focused, and stays', async () => {
  const onClose = await schedule(() =>
    Promise.reject(new WrongFields('Please look again', { publishAt: 'must be in the future' })),
  );
  expect(await screen.findByText('Please look again')).toBeVisible();
  expect(await at()).toHaveAccessibleDescription('must be in the future');
  expect(await at()).toBeInvalid();
  expect(await at()).toHaveFocus();
  expect(await at()).toHaveValue('2031-05-01T09:00');
  expect(onClose).not.toHaveBeenCalled();
});

test('a refusal that is not about the time is shown without marking it', async () => {
  await schedule(() => Promise.reject(new WrongFields(texts.missing.lesson, {})));
  expect(await screen.findByText(texts.missing.lesson)).toBeVisible();
  expect(await at()).toBeValid();
});

test('an accepted time closes the dialog', async () => {
  const onClose = await schedule(() => Promise.resolve());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});
