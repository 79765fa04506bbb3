import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ListBase } from 'react-admin';
import { anAccount, renderScreen } from '../../../testing';
import { saveFile } from '../figures/save-file';
import { texts as again } from '../fresh-sign-in/texts';
import { ExportButton, countedAs, type ListExport } from './export-button';
import { api } from '../../providers/client';
import { texts } from './texts';

jest.mock('../figures/save-file', () => ({ saveFile: jest.fn() }));

const call = ['post', '/api/students/export'] as const;
const students: ListExport = {
  ask: (body, options) => api.POST('/api/students/export', { body, ...options }),
  title: 'Export students',
  file: (day) => `students-${day}.csv`,
  counted: countedAs('student', 'students'),
};

function open() {
  jest.mocked(saveFile).mockClear();
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  answers.answer('get', '/api/students', [{ ...blank('StudentResponse'), id: 'rosa' }]);
  return renderScreen(
    <ListBase resource="students" sort={{ field: 'name', order: 'ASC' }} filterDefaultValues={{ q: 'leaf' }}>
      <ExportButton of={students} />
    </ListBase>,
  );
}
const button = async () => {
  const found = await screen.findByRole('button', { name: texts.export });
  await waitFor(() => expect(found).toBeEnabled());
  return found;
};

test('the list is downloaded filtered and sorted', async () => {
  const { user } = open();
  const held = answers.hold(...call);
  await user.click(await button());
  expect(await screen.findByText('0 of 1 student')).toBeVisible();
  held.answer('Name\r\nRosa\r\n');
  expect(await screen.findByText(texts.done('1 student'))).toBeVisible();
  expect(answers.calls(...call)[0]?.body).toEqual({ sort: '["name","ASC"]', filter: '{"q":"leaf"}' });
  expect(saveFile).toHaveBeenCalledWith(
    expect.stringMatching(/^students-.*\.csv$/),
    'text/csv',
    expect.stringContaining('Rosa'),
  );
});

test('an export can be canceled, and nothing is saved then', async () => {
  const { user } = open();
  const held = answers.hold(...call);
  await user.click(await button());
  await user.click(await screen.findByRole('button', { name: texts.cancel }));
  held.drop();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(saveFile).not.toHaveBeenCalled();
});

test('a failed export says so and can be retried', async () => {
  const { user } = open();
  answers.refuse(...call, 429, { code: 'too_many', message: 'Too often' });
  await user.click(await button());
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Too often')).toBeVisible();
  answers.answer(...call, 'Name\r\n');
  await user.click(dialog.getByRole('button', { name: texts.tryAgain }));
  expect(await screen.findByText(texts.done('1 student'))).toBeVisible();
});

test('an export asks for the password if the sign-in is not recent', async () => {
  const { user } = open();
  answers.refuse(...call, 403, { code: 'fresh_sign_in_required', message: 'Again' });
  await user.click(await button());
  expect(await screen.findByRole('dialog', { name: again.title })).toBeVisible();
});
