import { advance, stopClock } from '@sanctum/openapi/testing';
import { act, render, screen } from '@testing-library/react';
import { Toaster } from './toaster';
import { toast, toastDuration, toastStore } from './toast-store';

const show = (title: string) => act(() => toast({ title }));

afterEach(() => {
  const last = toastStore.current();
  if (last) toastStore.dismiss(last.id);
});

test('a toast is shown for five seconds, and a new one takes the place of the one before', async () => {
  stopClock();
  render(<Toaster />);
  show('Item removed');
  expect(await screen.findByText('Item removed')).toBeVisible();
  await advance(toastDuration - 1);
  show('Saved');
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(screen.queryByText('Item removed')).not.toBeInTheDocument();
  await advance(toastDuration - 1);
  expect(screen.getByText('Saved')).toBeVisible();
  await advance(1);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});
