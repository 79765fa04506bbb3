import { aUser } from '@sanctum/openapi/testing';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { onlineManager } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { AdminContext, memoryStore, type RaThemeOptions } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { queryClient } from '../src/app/query-client';
import { lightTheme } from '../src/app/theme';
import { authProvider } from '../src/providers/auth-provider';
import { dataProvider } from '../src/providers/data-provider';
import { i18nProvider } from '../src/providers/i18n-provider';
import { countIn } from '../src/shared/figures/format';
import { goByClockOf } from '../src/shared/moment';
import { LeaveGuard } from '../src/shared/forms/leave-guard';
import { Toaster } from '../src/shared/toast/toaster';

export interface Rendered extends RenderResult {
  user: UserEvent;
  router: ReturnType<typeof createMemoryRouter>;
}

interface Place {
  /** The address within the console. */
  at?: string;
  /** The pattern of the route, for screens that read parameters from their address. */
  route?: string;
  theme?: RaThemeOptions;
  /** What this browser remembers of earlier visits. */
  stored?: Record<string, unknown>;
}

/** Longer than any test: on a busy machine a tooltip would open after the test has said what it says. */
const NEVER_MS = 2 ** 31 - 1;
const themeWithoutTooltips: RaThemeOptions = {
  ...lightTheme,
  components: { ...lightTheme.components, MuiTooltip: { defaultProps: { enterDelay: NEVER_MS } } },
};

/**
 * MUI's styles stay outside of the document: jsdom would match each of their rules with each element whenever a test asks for a
 * role.
 */
const stylesApart = createCache({ key: 'css', container: document.createElement('div') });

/** One part of the console with everything around it that it may ask for; toasts included, tooltips only in a theme that has them. */
export function renderScreen(
  screen: ReactElement,
  { at = '/', route = '*', theme = themeWithoutTooltips, stored = {} }: Place = {},
): Rendered {
  const content = (
    <AdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={memoryStore(stored)}
      theme={theme}
    >
      {screen}
      <Toaster />
      <LeaveGuard />
    </AdminContext>
  );
  // a page that is opened anew sees the network as it is
  onlineManager.setOnline(navigator.onLine);
  const router = createMemoryRouter([{ path: route, element: content }], { initialEntries: [at] });
  const user = aUser();
  const rendered = render(
    <CacheProvider value={stylesApart}>
      <RouterProvider router={router} />
    </CacheProvider>,
  );
  return { ...rendered, user, router };
}

const ownClock = Intl.DateTimeFormat().resolvedOptions().timeZone;

afterEach(() => {
  queryClient.clear();
  goByClockOf(ownClock);
  countIn('usd');
});
