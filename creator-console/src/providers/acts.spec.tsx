import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { anAccount, renderScreen } from '../../testing';
import { refusalOf } from './refusal';
import { useActs } from './use-acts';

const publishing = ['post', '/api/creator/products/{id}/publish'] as const;
const told = jest.fn();

function Publish() {
  const { publishProduct } = useActs();
  const publish = () => publishProduct('oak').then(told, (error: unknown) => told(refusalOf(error)));
  return (
    <button type="button" onClick={() => void publish()}>
      publish
    </button>
  );
}

function open() {
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  answers.answer('post', '/api/auth/logout', undefined);
  answers.refuse('post', '/api/auth/refresh', 401);
  const { user, router } = renderScreen(<Publish />);
  return { press: () => user.click(screen.getByRole('button')), router };
}

beforeEach(() => told.mockReset());

test('an action is a method of the data provider, and returns what it changed', async () => {
  answers.answer(...publishing, { ...blank('CreatorProductResponse'), id: 'oak' });
  await open().press();
  await waitFor(() => expect(told).toHaveBeenCalledWith(expect.objectContaining({ id: 'oak' })));
});

test('a refusal has the server’s message, code and fields', async () => {
  const problem = { code: 'not_ready', message: 'It needs a lesson.', fields: { lessons: 'none' } };
  answers.refuse(...publishing, 422, problem);
  await open().press();
  await waitFor(() => expect(told).toHaveBeenCalledWith(problem));
});

test('an action without a valid sign-in leads to the sign-in page, like every other call', async () => {
  answers.refuse(...publishing, 401, { code: 'sign_in_required', message: 'Please sign in.' });
  const { press, router } = open();
  await press();
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

test('an action that asks for the password again leaves the coach signed in', async () => {
  answers.refuse(...publishing, 403, { code: 'fresh_sign_in_required', message: 'Is it really you?' });
  const { press, router } = open();
  await press();
  await waitFor(() =>
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ code: 'fresh_sign_in_required' })),
  );
  expect(router.state.location.pathname).toBe('/');
});
