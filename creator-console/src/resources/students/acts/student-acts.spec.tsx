import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anAccount, renderScreen } from '../../../../testing';
import { texts as forms } from '../../../shared/forms/texts';
import type { Student } from '../student/student';
import { InviteButton } from './invite-button';
import { StudentMenu } from './student-menu';
import { texts } from './texts';

const rosa: Student = {
  ...blank('StudentResponse'),
  id: 'rosa',
  username: 'Rosa Lind',
  email: 'rosa@example.org',
  status: 'active',
  tags: [],
};

function open(screenOf = <StudentMenu student={rosa} />) {
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  const { user } = renderScreen(screenOf);
  const choose = async (act: string) => {
    await user.click(screen.getByRole('button', { name: texts.more(rosa.username) }));
    await user.click(await screen.findByRole('menuitem', { name: act }));
    return within(await screen.findByRole('dialog'));
  };
  return { user, choose };
}

test('blocking asks for a confirmation and a reason, which is sent with it', async () => {
  const { user, choose } = open();
  const { title, submit, done } = texts.decisions.block;
  const dialog = await choose(submit);
  expect(dialog.getByRole('heading', { name: title('Rosa Lind') })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: submit }));
  expect(dialog.getByText(forms.missing)).toBeVisible();
  const call = ['post', '/api/students/{id}/block'] as const;
  answers.answer(...call, { ...rosa, status: 'blocked' });
  await user.type(dialog.getByLabelText(new RegExp(texts.reason)), 'Asked for it');
  await user.click(dialog.getByRole('button', { name: submit }));
  expect(await screen.findByText(done('Rosa Lind'))).toBeVisible();
  expect(answers.calls(...call)[0]?.body).toEqual({ reason: 'Asked for it' });
});

test('a dialog behind the menu starts at its first field, and returns the focus to the menu', async () => {
  const { user, choose } = open();
  const dialog = await choose(texts.decisions.signOut.submit);
  expect(dialog.getByLabelText(new RegExp(texts.reason))).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: texts.more('Rosa Lind') })).toHaveFocus());
});

test('a blocked student can be unblocked', async () => {
  const { choose } = open(<StudentMenu student={{ ...rosa, status: 'blocked' }} />);
  const { title, submit } = texts.decisions.unblock;
  expect((await choose(submit)).getByRole('heading', { name: title('Rosa Lind') })).toBeVisible();
});

test('a message that could not be sent stays as typed', async () => {
  const { user, choose } = open();
  const call = ['post', '/api/students/{id}/emails'] as const;
  const dialog = await choose(texts.email.send);
  await user.type(dialog.getByLabelText(new RegExp(texts.email.subject)), 'Hello');
  await user.type(dialog.getByLabelText(new RegExp(texts.email.words)), 'How are you?');
  answers.refuse(...call, 429, { code: 'too_many', message: 'Too often' });
  await user.click(dialog.getByRole('button', { name: texts.email.submit }));
  expect(await dialog.findByText('Too often')).toBeVisible();
  expect(dialog.getByLabelText(new RegExp(texts.email.words))).toHaveValue('How are you?');
  answers.answer(...call, undefined);
  await user.click(dialog.getByRole('button', { name: texts.email.submit }));
  expect(await screen.findByText(texts.email.done('Rosa Lind'))).toBeVisible();
});

test('a student with an account cannot be invited, and the dialog says so', async () => {
  const { user } = open(<InviteButton />);
  await user.click(await screen.findByRole('button', { name: texts.invite.open }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(new RegExp(texts.invite.name)), 'Ida');
  await user.type(dialog.getByLabelText(new RegExp(texts.invite.email)), 'ida@example.org');
  answers.refuse('post', '/api/students/invite', 409, {
    code: 'email_taken',
    message: 'Has one already',
  });
  await user.click(dialog.getByRole('button', { name: texts.invite.submit }));
  await waitFor(() => expect(dialog.getByText('Has one already')).toBeVisible());
});
