import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { ListContextProvider, useList } from 'react-admin';
import { anAccount, renderScreen } from '../../../../testing';
import { texts as toast } from '../../../shared/toast/texts';
import { AddToGroupButton } from './add-to-group-button';
import { texts } from './texts';

const adding = ['post', '/api/creator/groups/{id}/add-members'] as const;
const removing = ['post', '/api/creator/groups/{id}/remove-members'] as const;
const SELECTED = ['rosa', 'ida', 'mia'];

function Selected() {
  const list = useList({ data: SELECTED.map((id) => ({ id })) });
  return (
    <ListContextProvider value={{ ...list, selectedIds: SELECTED }}>
      <AddToGroupButton />
    </ListContextProvider>
  );
}

test('selected students join a circle, and undo removes those who were added', async () => {
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  answers.answer('get', '/api/circles', [
    { ...blank('GroupResponse'), id: 'maple', kind: 'circle', name: 'Maple' },
  ]);
  answers.answer('get', '/api/pods', []);
  answers.answer(...adding, { studentIds: ['ida'], elsewhere: 1, refused: 1 });
  answers.answer(...removing, undefined);
  const { user } = renderScreen(<Selected />);
  await user.click(await screen.findByRole('button', { name: texts.open }));
  await user.click(await screen.findByRole('option', { name: 'Maple' }));
  await user.click(screen.getByRole('button', { name: texts.submit }));
  expect(await screen.findByText(texts.added('Maple', 1, 1, 1))).toBeVisible();
  expect(answers.calls(...adding)[0]?.body).toEqual({ studentIds: SELECTED });
  await user.click(screen.getByRole('button', { name: toast.undo }));
  await waitFor(() => expect(answers.calls(...removing)[0]?.body).toEqual({ studentIds: ['ida'] }));
});
