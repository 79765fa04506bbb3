import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { Title, TitlePortal } from 'react-admin';
import { Link, Route, Routes } from 'react-router-dom';
import { renderScreen } from '../../testing';
import { CardPage } from '../shared/card-page';
import { readPlace } from '../shared/place-name.api';
import { queryClient } from './query-client';
import { TabTitle } from './tab-title';

test('the browser tab has the title of the page, on every page', async () => {
  const site = blank('SiteResponse');
  answers.answer('get', '/api/site', { ...site, place: { ...site.place, name: 'Quiet Forest' } });
  const { user } = renderScreen(
    <>
      <TitlePortal />
      <TabTitle />
      <Routes>
        <Route path="/" element={<Link to="/orders">On</Link>} />
        <Route path="/orders" element={<Title title="Orders" />} />
      </Routes>
    </>,
  );
  await waitFor(() => expect(document.title).toBe('Quiet Forest'));
  await user.click(screen.getByText('On'));
  await waitFor(() => expect(document.title).toBe('Orders · Quiet Forest'));
});

test('a page without the bar also sets the tab title, and restores it afterwards', () => {
  document.title = 'Before';
  queryClient.setQueryData(readPlace.queryKey, {
    ...blank('SiteResponse'),
    place: { ...blank('SiteResponse').place, name: 'Quiet Forest' },
  });
  const { unmount } = renderScreen(
    <CardPage title="Sign in" lead="" maxWidth={400}>
      Hello
    </CardPage>,
  );
  expect(document.title).toBe('Sign in · Quiet Forest');
  unmount();
  expect(document.title).toBe('Before');
});
