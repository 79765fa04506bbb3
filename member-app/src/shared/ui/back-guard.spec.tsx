import { screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { renderScreen } from '../../../testing';
import { listenBeforeRouter } from './back-guard';
import { Form, FormField } from './form';
import { Input } from './input';

/** Keeps the guard's code from ever arriving. */
jest.mock('./leave-guard', () => {
  const { use } = jest.requireActual<typeof import('react')>('react');
  const never = new Promise<never>(() => undefined);
  return { __esModule: true, default: () => use(never) };
});

test('Back keeps unsaved text until the guard that asks has loaded', async () => {
  listenBeforeRouter();
  const { user } = renderScreen(
    <>
      <Form onSubmit={async () => undefined}>
        <FormField name="name" label="Name">
          <Input />
        </FormField>
      </Form>
      <Link to="/elsewhere">Leave</Link>
    </>,
  );
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  const field = screen.getByRole('textbox', { name: 'Name' });
  await user.type(field, 'Oak');
  const steps = jest.fn();
  addEventListener('before-back', steps);
  history.back();
  // back again
  await waitFor(() => expect(steps).toHaveBeenCalledTimes(2));
  removeEventListener('before-back', steps);
  expect(location.pathname).toBe('/elsewhere');
  expect(field).toHaveValue('Oak');
});
