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
import { LeaveGuard } from '../src/shared/forms/discard-dialog';
import { Toaster } from '../src/shared/toast/toaster';

export interface Rendered extends RenderResult {
  user: UserEvent;
  router: ReturnType<typeof createMemoryRouter>;
}

interface Place {
  /** Path within the console. */
  at?: string;
  /** Route pattern, for screens that read parameters from their address. */
  route?: string;
  theme?: RaThemeOptions;
  /** Stored preferences of this browser from earlier visits. */
  stored?: Record<string, unknown>;
}

/** Longer than any test; on a busy machine, a tooltip would otherwise open after the test's own actions. */
const NEVER_MS = 2 ** 31 - 1;
const themeWithoutTooltips: RaThemeOptions = {
  ...lightTheme,
  components: { ...lightTheme.components, MuiTooltip: { defaultProps: { enterDelay: NEVER_MS } } },
};

/** Drops MUI's styles, because jsdom would match every rule with every element on each query by role. */
const noStyles = createCache({ key: 'css', container: document.createElement('div') });
noStyles.sheet.insert = () => undefined;

/**
 * Renders one part of the console with everything it needs, including toasts. Tooltips appear only with a theme that
 * has them.
 */
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
  // A newly opened page sees the actual network state.
  onlineManager.setOnline(navigator.onLine);
  const router = createMemoryRouter([{ path: route, element: content }], { initialEntries: [at] });
  const user = aUser();
  const rendered = render(
    <CacheProvider value={noStyles}>
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
