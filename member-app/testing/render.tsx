import { answers, aUser } from '@sanctum/openapi/testing';
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { type Site, SiteProvider } from '../src/shared/site/site';
import { queryClient } from '../src/app/query-client';
import { Routes as EveryPage } from '../src/app/routes';
import type { Member } from '../src/features/session';
import { growsTo } from './growth';
import { aSite } from './site';
import { i18n } from '../src/shared/words/i18n';
import { toastStore } from '../src/shared/ui/toast-store';
import { Toaster } from '../src/shared/ui/toaster';

export interface Rendered extends RenderResult {
  /** Types without a delay between keys. */
  user: UserEvent;
  /** Closes the tab, and loses everything that was not stored. */
  close: () => void;
}

interface Place {
  /** Address in the browser. */
  at?: string;
  /** Route pattern, for screens that read parameters from their address. */
  route?: string;
  /** Signed-in person; default: a visitor. */
  as?: Member | null;
  /** Texts that the coach has written for the site. */
  site?: Site;
}

/** Renders one part of the app with all its providers. */
export function renderScreen(
  screen: ReactElement,
  { at = '/', route = '*', as = null, site = aSite() }: Place = {},
): Rendered {
  return start(
    <>
      <Routes>
        <Route path={route} element={screen} />
      </Routes>
      <Toaster />
    </>,
    { at, as, site },
  );
}

/** Renders a whole page at its address, with header, footer and toasts. */
export function renderPage(
  at: string,
  { as = null, site = aSite() }: Pick<Place, 'as' | 'site'> = {},
): Rendered {
  // signed-in people have a bell and a sidebar, also if they sign in on the page
  answers.answer('get', '/api/me/notifications/unread', { unread: 0 });
  growsTo();
  return start(<EveryPage />, { at, as, site });
}

function start(content: ReactElement, { at, as, site }: Required<Omit<Place, 'route'>>): Rendered {
  answers.answer('get', '/api/auth/session', { account: as });
  history.replaceState(null, '', at);
  // a newly opened page sees the current network state
  onlineManager.setOnline(navigator.onLine);
  const user = aUser();
  const view = render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <SiteProvider value={site}>
          <BrowserRouter>{content}</BrowserRouter>
        </SiteProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  const close = () => {
    view.unmount();
    queryClient.clear();
  };
  return { ...view, close, user };
}

afterEach(() => {
  queryClient.clear();
  const shown = toastStore.current();
  if (shown) toastStore.dismiss(shown.id);
});
