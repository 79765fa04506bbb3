import { advance, stopClock } from '@sanctum/openapi/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, Link, useNavigate } from 'react-router-dom';
import { Button } from './button';
import { Toaster } from './toaster';
import { toast, toastDuration, toastStore } from './toast-store';

const show = (title: string) => act(() => toast({ title }));

const paid = () => toast({ title: 'Payment Successful' });

function Page() {
  const navigate = useNavigate();
  const toOrder = () => void navigate('/orders/7');
  return (
    <>
      <header data-uncovered>
        <Link to="/library">Library</Link>
      </header>
      <Button onClick={() => [paid(), toOrder()]}>Pay</Button>
      <button type="button" onClick={() => [toOrder(), paid()]}>
        Show order
      </button>
    </>
  );
}

const renderToaster = () =>
  render(
    <BrowserRouter>
      <Page />
      <Toaster />
    </BrowserRouter>,
  );

interface Layout {
  width: number;
  mainButtonAt: number;
  headAt?: number;
}

/** Sets the screen's size, its one main button and the page's head. Toasts are 90 pixels high. */
function layOut({ width, mainButtonAt, headAt = -100 }: Layout) {
  const height = 800;
  Object.assign(window, { innerWidth: width, innerHeight: height });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    if (this.classList.contains('main-button')) return new DOMRect(20, mainButtonAt, width - 40, 50);
    if (this.dataset['uncovered'] !== undefined) return new DOMRect(20, headAt, width - 40, 50);
    return new DOMRect(16, this.dataset['side'] === 'top' ? 80 : height - 106, width - 32, 90);
  });
}

afterEach(() => {
  history.replaceState(null, '', '/');
  const last = toastStore.current();
  if (last) toastStore.dismiss(last.id);
});

test('a toast is shown for five seconds, and a new one replaces the previous one', async () => {
  stopClock();
  renderToaster();
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

test('a toast disappears when the person goes to another page', async () => {
  renderToaster();
  show('Saved');
  expect(await screen.findByText('Saved')).toBeVisible();
  fireEvent.click(screen.getByRole('link', { name: 'Library' }));
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test.each([
  ['before', 'Pay'],
  ['after', 'Show order'],
])('a toast that appears right %s a navigation is shown on the next page', async (_, button) => {
  renderToaster();
  fireEvent.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText('Payment Successful')).toBeVisible();
  expect(location.pathname).toBe('/orders/7');
});

describe('toasts never cover a main button:', () => {
  test.each([
    ['on a phone they come from above', { width: 390, mainButtonAt: 720 }, 'top'],
    [
      'on a phone they come from below when the main button is above',
      { width: 390, mainButtonAt: 100 },
      'bottom',
    ],
    [
      'on a phone they come from below when a page keeps its head uncovered',
      { width: 390, mainButtonAt: 400, headAt: 100 },
      'bottom',
    ],
    ['on a large screen they come from below', { width: 1440, mainButtonAt: 100 }, 'bottom'],
    [
      'on a large screen they come from above when the main button is below',
      { width: 1440, mainButtonAt: 720 },
      'top',
    ],
  ])('%s', async (_, layout, side) => {
    layOut(layout);
    renderToaster();
    show('Saved');
    const shown = await screen.findByText('Saved');
    expect(shown.closest('ol')).toHaveAttribute('data-side', side);
  });
});
