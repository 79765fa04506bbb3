import { answers, blank } from '@sanctum/openapi/testing';
import { screen, within } from '@testing-library/react';
import { DataTable, ListBase } from 'react-admin';
import { anAccount, renderScreen } from '../../../../testing';
import { MessageManyButton } from './message-many-button';
import { texts } from './texts';

const send = ['post', '/api/creator/messages/send'] as const;

test('a message to many is previewed before sending, and a retry sends the same one', async () => {
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  const student = (id: string) => ({ ...blank('StudentResponse'), id });
  answers.answer('get', '/api/students', [student('rosa'), student('mia')]);
  const { user } = renderScreen(
    <ListBase resource="students">
      <DataTable bulkActionButtons={<MessageManyButton />} rowClick={false}>
        <DataTable.Col source="id" />
      </DataTable>
    </ListBase>,
  );
  for (const box of (await screen.findAllByRole('checkbox')).slice(1)) await user.click(box);
  await user.click(screen.getByRole('button', { name: texts.messageMany.open }));
  const dialog = within(await screen.findByRole('dialog', { name: texts.messageMany.title(2) }));
  await user.type(dialog.getByLabelText(new RegExp(texts.email.words)), 'On Thursday');
  expect(
    within(dialog.getByRole('region', { name: texts.email.preview })).getByText('On Thursday'),
  ).toBeVisible();
  answers.refuse(...send, 503);
  const submit = dialog.getByRole('button', { name: texts.messageMany.submit(2) });
  await user.click(submit);
  await dialog.findByRole('alert');
  const tried = answers.calls(...send)[0]!.body;
  expect(tried).toMatchObject({ text: 'On Thursday', studentIds: ['rosa', 'mia'] });
  answers.list(...send, [
    { studentId: 'mia', name: 'Mia Sol', conversationId: null },
    { studentId: 'rosa', name: 'Rosa Lind', conversationId: 'c1' },
  ]);
  await user.click(submit);
  const report = within(await screen.findByRole('dialog', { name: texts.messageMany.done(1) }));
  expect(report.getByRole('link', { name: 'Rosa Lind' })).toHaveAttribute(
    'href',
    expect.stringMatching(/messages.c1$/),
  );
  expect(report.getByRole('link', { name: 'Mia Sol' })).toHaveAttribute(
    'href',
    expect.stringMatching(/students.mia.show$/),
  );
  expect(answers.calls(...send).at(-1)!.body).toEqual(tried);
  await user.click(report.getByRole('button', { name: texts.messageMany.close }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
