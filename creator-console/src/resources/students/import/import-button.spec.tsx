import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { texts as giving } from '../giving/texts';
import { anAccount, renderScreen } from '../../../../testing';
import { saveFile } from '../../../shared/figures/save-file';
import { ImportButton } from './import-button';
import type { StudentImport } from './student-import';
import { texts } from './texts';

jest.mock('../../../shared/figures/save-file', () => ({ saveFile: jest.fn() }));

const preview = ['post', '/api/students/import/preview'] as const;
const doIt = ['post', '/api/students/import'] as const;
const CSV = 'Name,Email\nIda,ida@example.org\nMia,nobody\n';
const report: StudentImport = {
  rows: 2,
  added: 1,
  existing: 0,
  given: 0,
  bulkGrantId: null,
  courses: [],
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
  expect(answers.calls(...doIt)[0]?.body).toEqual({ csv: CSV, isInvited: true, courses: [] });
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
  await choose(4 * 1_048_576 + 1);
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

test('each course of the file gets a product or is skipped, and the products are given after the import', async () => {
  const { user, dialog, choose } = await open();
  answers.answer('get', '/api/creator/products', [
    { ...blank('CreatorProductResponse'), id: 'calm', title: 'Calm Mornings' },
    { ...blank('CreatorProductResponse'), id: 'roots', title: 'Roots' },
  ]);
  const courses = [
    { name: 'calm mornings', studentCount: 2, productId: 'calm' },
    { name: 'Retreat', studentCount: 1, productId: null },
  ];
  answers.answer(...preview, { ...report, problems: [], courses, given: 2 });
  await choose();
  expect(await dialog.findByText(texts.given(2), { exact: false })).toBeVisible();
  await waitFor(() => expect(dialog.getByLabelText('calm mornings')).toHaveValue('Calm Mornings'));
  expect(dialog.getByLabelText('Retreat')).toHaveValue('');

  answers.answer(...preview, { ...report, problems: [], courses, given: 3 });
  await user.click(dialog.getByLabelText('Retreat'));
  await user.click(await screen.findByRole('option', { name: 'Roots' }));
  expect(await dialog.findByText(texts.given(3), { exact: false })).toBeVisible();

  answers.answer(...doIt, { ...report, given: 3, bulkGrantId: 'grant' });
  answers.answer('get', '/api/creator/bulk-grants/{id}', {
    ...blank('BulkGrantResponse'),
    id: 'grant',
    total: 3,
    settled: 3,
    given: 3,
    isFinished: true,
    missed: [],
  });
  await user.click(dialog.getByRole('button', { name: texts.submit(1) }));
  expect(await screen.findByText(giving.given(3))).toBeVisible();
  expect(answers.calls(...doIt)[0]?.body).toEqual({
    csv: CSV,
    isInvited: false,
    courses: [
      { name: 'calm mornings', productId: 'calm' },
      { name: 'Retreat', productId: 'roots' },
    ],
  });
});

test('the problems can be downloaded', async () => {
  const { user, dialog, choose } = await open();
  answers.answer(...preview, report);
  await choose();
  await user.click(await dialog.findByRole('button', { name: texts.save }));
  expect(saveFile).toHaveBeenCalledWith(
    texts.file,
    'text/csv',
    expect.stringContaining(`3,Email,${texts.what.bad_email}`),
  );
});
