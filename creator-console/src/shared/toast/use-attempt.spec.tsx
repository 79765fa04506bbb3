import { ApiError } from '@sanctum/openapi';
import { screen } from '@testing-library/react';
import { renderScreen } from '../../../testing';
import { useAttempt } from './use-attempt';

const refusal = { statusCode: 409, code: 'taken', message: 'Somebody was faster.', requestId: 'request' };
const act = jest.fn<Promise<unknown>, []>();
const onEnd = jest.fn();

function Actor() {
  const { isBusy, attempt } = useAttempt('It stays as it was', 'Please try again.');
  return (
    <button
      type="button"
      disabled={isBusy}
      onClick={() => void attempt(act, { title: 'It is done' }).then(onEnd)}
    >
      act
    </button>
  );
}

async function press() {
  const { user } = renderScreen(<Actor />);
  await user.click(screen.getByRole('button', { name: 'act' }));
}

beforeEach(() => jest.resetAllMocks());

test('a running action cannot start twice, and is reported once done', async () => {
  let finish = (): void => undefined;
  act.mockReturnValue(new Promise<void>((resolve) => (finish = resolve)));
  await press();
  expect(screen.getByRole('button', { name: 'act' })).toBeDisabled();
  finish();
  expect(await screen.findByText('It is done')).toBeVisible();
  expect(screen.getByRole('button', { name: 'act' })).toBeEnabled();
  expect(onEnd).toHaveBeenCalledWith(true);
});

test('a refusal is shown with the server’s message', async () => {
  act.mockRejectedValue(new ApiError(409, 'Conflict', JSON.stringify(refusal)));
  await press();
  expect(await screen.findByText('It stays as it was')).toBeVisible();
  expect(screen.getByText('Somebody was faster.')).toBeVisible();
  expect(onEnd).toHaveBeenCalledWith(false);
});

test('a failure without a server message asks to try again', async () => {
  act.mockRejectedValue(new TypeError('fetch failed'));
  await press();
  expect(await screen.findByText('Please try again.')).toBeVisible();
});
