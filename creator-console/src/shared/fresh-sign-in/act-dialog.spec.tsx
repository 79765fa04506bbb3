import { answers } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { anAccount, renderScreen } from '../../../testing';
import { ActDialog } from './act-dialog';
import { texts } from '../dialogs/texts';
import { texts as forms } from '../forms/texts';

/** Renders a button, the dialog behind it, and an action that ends when the test says so. */
function open() {
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  const act = { end: (): void => undefined, fail: (): void => undefined, times: 0 };
  const plant = () => {
    act.times += 1;
    return new Promise<void>((resolve, reject) => {
      Object.assign(act, { end: resolve, fail: () => reject(new Error('rain')) });
    });
  };
  const { user } = renderScreen(<Planting onPlant={plant} />);
  const dialog = () => screen.queryByRole('dialog', { name: 'Plant a tree' });
  const start = async () => {
    await user.click(await screen.findByRole('button', { name: 'Plant' }));
    return screen.findByRole('textbox', { name: /Name/ });
  };
  const submit = () => screen.getByRole('button', { name: 'Plant it' });
  const gone = () => waitFor(() => expect(dialog()).not.toBeInTheDocument());
  return { user, act, dialog, start, submit, gone };
}

function Planting({ onPlant }: { onPlant: () => Promise<void> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Plant
      </button>
      {isOpen && (
        <ActDialog
          title="Plant a tree"
          text="It grows by itself."
          submit="Plant it"
          done={({ name }) => `${name} is planted`}
          fields={[{ name: 'name', label: 'Name', max: 20 }]}
          onSubmit={onPlant}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

test('a dialog focuses its first field, and returns the focus to the button that opened it', async () => {
  const { user, start, gone } = open();
  expect(await start()).toHaveFocus();
  await user.keyboard('{Escape}');
  await gone();
  expect(screen.getByRole('button', { name: 'Plant' })).toHaveFocus();
});

type User = ReturnType<typeof open>['user'];
test.each([
  ['Escape', (user: User) => user.keyboard('{Escape}')],
  ['a press beside it', (user: User) => user.click(document.querySelector('.MuiDialog-container')!)],
  ['Cancel', (user: User) => user.click(screen.getByRole('button', { name: texts.cancel }))],
])('typed text is discarded by %s only after a confirmation', async (_, leave) => {
  const { user, start, gone } = open();
  const name = await start();
  await user.type(name, 'Oak');
  await leave(user);
  await user.click(await screen.findByRole('button', { name: forms.keep }));
  expect(name).toHaveValue('Oak');
  await leave(user);
  await user.click(await screen.findByRole('button', { name: forms.discard }));
  await gone();
});

test('while an action runs its dialog stays, cannot be submitted twice, and reports a failure', async () => {
  const { user, act, start, submit, gone } = open();
  const name = await start();
  await user.type(name, 'Oak{Enter}');
  expect(submit()).toBeDisabled();
  expect(screen.getByRole('button', { name: texts.cancel })).toBeDisabled();
  await user.type(name, '{Enter}{Escape}');
  expect(act.times).toBe(1);
  act.fail();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(name).toHaveValue('Oak');
  await user.click(submit());
  expect(screen.queryByRole('alert')).toBeNull();
  act.end();
  await gone();
  expect(await screen.findByText('Oak is planted')).toBeVisible();
});
