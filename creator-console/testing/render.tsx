import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { AdminContext, memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { queryClient } from '../src/app/query-client';
import { lightTheme } from '../src/app/theme';
import { authProvider } from '../src/providers/auth-provider';
import { dataProvider } from '../src/providers/data-provider';
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
}

/** One part of the console with everything around it that it may ask for; toasts included. */
export function renderScreen(screen: ReactElement, { at = '/', route = '*' }: Place = {}): Rendered {
  const content = (
    <AdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      queryClient={queryClient}
      store={memoryStore()}
      theme={lightTheme}
    >
      {screen}
      <Toaster />
    </AdminContext>
  );
  const router = createMemoryRouter([{ path: route, element: content }], { initialEntries: [at] });
  const user = userEvent.setup({ delay: null });
  return { ...render(<RouterProvider router={router} />), user, router };
}

afterEach(() => queryClient.clear());
