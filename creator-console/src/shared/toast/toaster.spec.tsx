import { advance, stopClock } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { useNotify } from 'react-admin';
import { renderScreen } from '../../../testing';
import { texts } from './texts';
import { useToast } from './use-toast';

const undo = jest.fn();

/** A button for each kind of toast. */
function Teller() {
  const toast = useToast();
  const notify = useNotify();
  return (
    <>
      <button type="button" onClick={() => toast({ title: 'Saved', text: 'All of it' })}>
        save
      </button>
      <button type="button" onClick={() => toast({ title: 'Refused', failed: true })}>
        fail
      </button>
      <button type="button" onClick={() => toast({ title: 'Deleted', undo })}>
        delete
      </button>
      <button type="button" onClick={() => notify('The server is away', { type: 'error' })}>
        break
      </button>
    </>
  );
}

function tell() {
  const { user } = renderScreen(<Teller />);
  return (what: string) => user.click(screen.getByRole('button', { name: what }));
}

test('a toast is shown for five seconds, and a new one replaces the previous one', async () => {
  stopClock();
  const press = tell();
  await press('save');
  expect(await screen.findByText('All of it')).toBeVisible();
  await advance(4_000);
  await press('fail');
  expect(await screen.findByText('Refused')).toBeVisible();
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  await advance(4_000);
  expect(screen.getByText('Refused')).toBeVisible();
  await advance(1_000);
  await waitFor(() => expect(screen.queryByText('Refused')).not.toBeInTheDocument());
});

test('an action with undo can be undone for twelve seconds, even after a click elsewhere', async () => {
  stopClock();
  const press = tell();
  await press('delete');
  await advance(11_000);
  await press('save');
  await press('delete');
  await advance(11_000);
  await press(texts.undo);
  expect(undo).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByText('Deleted')).not.toBeInTheDocument());
});

test('a failure interrupts a screen reader, everything else waits its turn', async () => {
  const press = tell();
  await press('fail');
  expect(await screen.findByRole('alert')).toHaveTextContent('Refused');
  await press('save');
  expect(await screen.findByRole('status')).toHaveTextContent('Saved');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('react-admin’s own messages look like every other toast', async () => {
  const press = tell();
  await press('break');
  expect(await screen.findByRole('alert')).toHaveTextContent('The server is away');
});

test('F8 focuses the toast from anywhere, and the focus returns when the toast closes', async () => {
  const { user } = renderScreen(<Teller />);
  await user.click(screen.getByRole('button', { name: 'delete' }));
  await screen.findByText('Deleted');
  await user.keyboard('{F8}');
  expect(screen.getByRole('region', { name: texts.region('F8') })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: texts.undo })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('Deleted')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'delete' })).toHaveFocus();
});
