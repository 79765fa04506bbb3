import { answers } from '@sanctum/openapi/testing';
import { screen, within } from '@testing-library/react';
import { anAccount, renderScreen } from '../../../../testing';
import { ImportButton } from './import-button';
import type { StudentImport } from './student-import';
import { texts } from './texts';

const preview = ['post', '/api/students/import/preview'] as const;
const doIt = ['post', '/api/students/import'] as const;
const CSV = 'Name,Email\nIda,ida@example.org\nMia,nobody\n';
const report: StudentImport = {
  rows: 2,
  added: 1,
  columns: [{ heading: 'Name', column: 'name' }],
  problems: [{ line: 3, column: 'Email', problem: 'bad_email' }],
  examples: [{ line: 2, name: 'Ida', email: 'ida@example.org', tags: ['Spring'] }],
};

async function open() {
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  const { user } = renderScreen(<ImportButton />);
  await user.click(await screen.findByRole('button', { name: texts.open }));
  const dialog = within(await screen.findByRole('dialog', { name: texts.title }));
  const choose = (size?: number) => {
    const file = Object.assign(new File([CSV], 'students.csv', { type: 'text/csv' }), {
      text: () => Promise.resolve(CSV),
    });
    if (size !== undefined) Object.defineProperty(file, 'size', { value: size });
    return user.upload(dialog.getByLabelText(texts.choose), file);
  };
  return { user, dialog, choose };
}

test('a file shows its effects and each problem by line, and is imported after a confirmation', async () => {
  const { user, dialog, choose } = await open();
  answers.answer(...preview, report);
  await choose();
  expect(await dialog.findByText(texts.found(1, 2), { exact: false })).toBeVisible();
  expect(dialog.getByText('Ida · ida@example.org · Spring')).toBeVisible();
  expect(dialog.getByRole('row', { name: `3 Email ${texts.what.bad_email}` })).toBeVisible();
  answers.answer(...doIt, report);
  await user.click(dialog.getByRole('checkbox', { name: texts.invite }));
  await user.click(dialog.getByRole('button', { name: texts.submit(1) }));
  expect(await screen.findByText(texts.done(1))).toBeVisible();
  expect(answers.calls(...doIt)[0]?.body).toEqual({ csv: CSV, isInvited: true });
});

test('a file without new students cannot be imported', async () => {
  const { dialog, choose } = await open();
  answers.answer(...preview, { ...report, added: 0, examples: [] });
  await choose();
  expect(await dialog.findByText(texts.found(0, 2), { exact: false })).toBeVisible();
  expect(dialog.queryByRole('button', { name: texts.submit(0) })).not.toBeInTheDocument();
});

test('a file that is too large never leaves the browser', async () => {
  const { dialog, choose } = await open();
  await choose(1_048_577);
  expect(await dialog.findByText(texts.tooLarge)).toBeVisible();
});

test('a failed import says so, and can be retried', async () => {
  const { user, dialog, choose } = await open();
  answers.answer(...preview, report);
  await choose();
  answers.refuse(...doIt, 429, { code: 'too_many', message: 'Too often' });
  await user.click(await dialog.findByRole('button', { name: texts.submit(1) }));
  expect(await dialog.findByText('Too often')).toBeVisible();
  expect(dialog.getByRole('button', { name: texts.submit(1) })).toBeEnabled();
});
