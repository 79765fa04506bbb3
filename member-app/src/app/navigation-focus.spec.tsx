import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { BrowserRouter, Link, Outlet, Route, Routes } from 'react-router-dom';
import { useNavigationFocus } from './navigation-focus';

const loaded = 'test:loaded';
const finishLoading = () => fireEvent(window, new Event(loaded));

/** A course that takes this long to load. */
function Course() {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const show = () => setLoaded(true);
    addEventListener(loaded, show);
    return () => removeEventListener(loaded, show);
  }, []);
  if (!isLoaded) return <p>Opening your course</p>;
  return (
    <>
      <h1>Roots and Wings</h1>
      <button type="button">Play</button>
    </>
  );
}

function Frame() {
  useNavigationFocus();
  return (
    <>
      <button type="button">Search</button>
      <main tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

function openOrder() {
  history.replaceState(null, '', '/orders/7');
  render(
    <BrowserRouter>
      <Routes>
        <Route element={<Frame />}>
          <Route path="/orders/7" element={<Link to="/course/course">Start learning</Link>} />
          <Route path="/course/course" element={<Course />} />
        </Route>
      </Routes>
    </BrowserRouter>,
  );
  return userEvent.setup();
}

test('after "Start learning" the focus is on the course’s heading, even when it loads slowly', async () => {
  const user = openOrder();
  await user.click(screen.getByRole('link', { name: 'Start learning' }));
  expect(screen.getByRole('main')).toHaveFocus();
  finishLoading();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Roots and Wings' })).toHaveFocus());
});

test('the focus stays where the person put it while the page was loading', async () => {
  const user = openOrder();
  await user.click(screen.getByRole('link', { name: 'Start learning' }));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  finishLoading();
  expect(await screen.findByRole('heading')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
});

test('a freshly opened page leaves the focus to the browser', () => {
  openOrder();
  expect(document.body).toHaveFocus();
});
