import { answers } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { anAccount, renderScreen } from '../../../testing';
import { texts as forms } from '../forms/texts';
import { SignInAgain } from './sign-in-again';
import { texts } from './texts';

const LOGIN = ['post', '/api/auth/login'] as const;
const password = () => screen.findByLabelText(new RegExp(texts.password));
const code = () => screen.findByLabelText(new RegExp(texts.code));

function open() {
  answers.answer('get', '/api/me', anAccount());
  const onDone = jest.fn();
  const { user } = renderScreen(<SignInAgain onDone={onDone} onCancel={() => undefined} />);
  const submit = async () => user.click(await screen.findByRole('button', { name: texts.submit }));
  return { user, onDone, submit };
}

test('a wrong password is marked and focused', async () => {
  answers.refuse(...LOGIN, 401, { code: 'wrong_credentials', message: 'Wrong email or password' });
  const { user, submit } = open();
  await user.type(await password(), 'a walk');
  await submit();
  expect(await screen.findByText(forms.check)).toBeVisible();
  expect(await password()).toHaveAccessibleDescription('Wrong email or password');
  expect(await password()).toBeInvalid();
  expect(await password()).toHaveFocus();
});

test.each(['code_required', 'mailed_code_required'])(
  'a sign-in that is refused for %s asks for a code, and marks a wrong one',
  async (why) => {
    answers.refuse(...LOGIN, 401, { code: why, message: 'Please enter the code' });
    const { user, onDone, submit } = open();
    await user.type(await password(), 'a walk among birches');
    await submit();
    expect(await screen.findByText('Please enter the code')).toBeVisible();
    await user.type(await code(), '123 456');
    answers.refuse(...LOGIN, 401, { code: why, fields: { code: 'isn’t correct' } });
    await submit();
    expect(await screen.findByText('isn’t correct')).toBeVisible();
    expect(await code()).toBeInvalid();
    expect(await code()).toHaveFocus();
    answers.answer(...LOGIN, anAccount());
    await submit();
    expect(onDone).toHaveBeenCalled();
  },
);
