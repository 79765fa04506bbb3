import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { DataTable, ListBase } from 'react-admin';
import { anAccount, renderScreen } from '../../../../testing';
import { EmailsButton } from './emails-button';
import { texts } from './texts';

const preview = ['post', '/api/students/emails/preview'] as const;
const send = ['post', '/api/students/emails'] as const;

async function open() {
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  const student = (id: string) => ({ ...blank('StudentResponse'), id });
  answers.answer('get', '/api/students', [student('rosa'), student('mia')]);
  const { user } = renderScreen(
    <ListBase resource="students">
      <DataTable bulkActionButtons={<EmailsButton />} rowClick={false}>
        <DataTable.Col source="id" />
      </DataTable>
    </ListBase>,
  );
  for (const box of (await screen.findAllByRole('checkbox')).slice(1)) await user.click(box);
  await user.click(screen.getByRole('button', { name: texts.email.send }));
  const dialog = within(await screen.findByRole('dialog', { name: texts.email.sendToMany(2) }));
  await user.type(dialog.getByLabelText(new RegExp(texts.email.subject)), 'Hello');
  await user.type(dialog.getByLabelText(new RegExp(texts.email.words)), 'All of you');
  return { user, dialog };
}

test('the dialog says how many emails it sends, and the toast how many students were left out', async () => {
  const { user, dialog } = await open();
  answers.answer(...send, { sent: 1, leftOut: 1 });
  await user.click(dialog.getByRole('button', { name: texts.email.submitMany(2) }));
  expect(await screen.findByText(texts.email.doneMany(1, 1))).toBeVisible();
  const [call] = answers.calls(...send);
  expect(call?.body).toEqual({ subject: 'Hello', text: 'All of you', studentIds: ['rosa', 'mia'] });
});

test('a message is previewed as it will arrive, until it is changed', async () => {
  const { user, dialog } = await open();
  answers.answer(...preview, { subject: 'Hello', html: '<p>All of you</p>' });
  await user.click(dialog.getByRole('button', { name: texts.email.preview }));
  const frame = await dialog.findByTitle(texts.email.previewOf('Hello'));
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  expect(frame).toHaveAttribute('srcdoc', '<p>All of you</p>');
  await user.type(dialog.getByLabelText(new RegExp(texts.email.words)), '!');
  await waitFor(() => expect(dialog.queryByTitle(texts.email.previewOf('Hello'))).not.toBeInTheDocument());
});
