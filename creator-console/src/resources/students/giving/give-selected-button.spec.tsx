import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ListContextProvider, useList } from 'react-admin';
import { anAccount, renderScreen } from '../../../../testing';
import type { BulkGrant } from './bulk-grant';
import { GiveSelectedButton } from './give-selected-button';
import { texts } from './texts';

const give = ['post', '/api/creator/bulk-grants'] as const;
const read = ['get', '/api/creator/bulk-grants/{id}'] as const;
const undo = ['post', '/api/creator/bulk-grants/{id}/undo'] as const;
const ROWS = [{ id: 'rosa' }, { id: 'ida' }];

function Selected() {
  const list = useList({ data: ROWS });
  return (
    <ListContextProvider value={{ ...list, selectedIds: ['rosa', 'ida'] }}>
      <GiveSelectedButton />
    </ListContextProvider>
  );
}

const grant = (facts: Partial<BulkGrant>): BulkGrant => ({
  ...blank('BulkGrantResponse'),
  id: 'grant',
  total: 2,
  missed: [],
  ...facts,
});

async function choose() {
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  answers.answer('get', '/api/creator/products', [
    { ...blank('CreatorProductResponse'), id: 'roots', title: 'Roots' },
  ]);
  const { user } = renderScreen(<Selected />);
  await user.click(await screen.findByRole('button', { name: texts.open }));
  await user.click(await screen.findByRole('option', { name: 'Roots' }));
  return { user, submit: () => screen.getByRole('button', { name: texts.submit }) };
}

test('selected students get a product after its effect was counted, with a result that can be undone', async () => {
  answers.answer('post', '/api/creator/bulk-grants/preview', { newOwners: 1, owners: 1 });
  const { user, submit } = await choose();
  expect(await screen.findByText(texts.effect(1, 1))).toBeVisible();

  const missed = {
    studentId: 'ida',
    studentName: 'Ida',
    productId: 'roots',
    productTitle: 'Roots',
    problem: 'already_owned',
  } as const;
  answers.answer(...give, grant({}));
  answers.answer(...read, grant({ settled: 2, given: 1, isFinished: true, missed: [missed] }));
  await user.click(submit());
  expect(await screen.findByText(texts.given(1))).toBeVisible();
  const row = within(screen.getByRole('table', { name: texts.missed(1) })).getByRole('row', { name: /Ida/ });
  expect(row).toHaveTextContent(texts.why.already_owned);
  expect(answers.calls(...give)[0]?.body).toEqual({ studentIds: ['rosa', 'ida'], productId: 'roots' });

  answers.answer(...undo, grant({ settled: 2, isFinished: true, isUndone: true }));
  await user.click(screen.getByRole('button', { name: texts.undo }));
  expect(await screen.findByText(texts.undone)).toBeVisible();
});

test('a running grant shows its progress', async () => {
  answers.answer('post', '/api/creator/bulk-grants/preview', { newOwners: 2, owners: 0 });
  const { user, submit } = await choose();
  await screen.findByText(texts.effect(2, 0));
  answers.answer(...give, grant({}));
  answers.answer(...read, grant({ settled: 1, isFinished: false }));
  await user.click(submit());
  expect(await screen.findByText(texts.giving(1, 2))).toBeVisible();
});

test('a product that everyone owns cannot be given', async () => {
  answers.answer('post', '/api/creator/bulk-grants/preview', { newOwners: 0, owners: 2 });
  const { submit } = await choose();
  expect(await screen.findByText(texts.effect(0, 2))).toBeVisible();
  await waitFor(() => expect(submit()).toBeDisabled());
});
