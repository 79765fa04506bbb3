import { expect, type Page } from '@playwright/test';
import type { Places, Viewer } from '../support/prepared';

/** One page, or one state of a page, as one kind of person sees it. */
export interface LookAt {
  as: Viewer;
  at: (places: Places) => string;
  /** Visible once the page has loaded everything; a member page is ready when its heading shows. */
  shows?: string;
  /** Nothing on the page moves while it loads. */
  isSteady?: true;
  /** Opens a menu, a dialog or a tab, which is then checked with the page. */
  open?: (page: Page) => Promise<void>;
  /** `open` finds its control in any language. */
  inAnyLanguage?: true;
  /** The address is wrong intentionally, so the server responds with 404. */
  isMissing?: true;
  /** The server refuses the request, and the page says why. */
  isRefused?: true;
}

/** Waits until the page shows its main content. */
export async function expectReady(page: Page, { shows }: LookAt): Promise<void> {
  const sign = shows ? page.getByText(shows).first() : page.getByRole('heading', { level: 1 }).first();
  await expect(sign).toBeVisible();
  await expectLoaded(page);
}

/** Waits until nothing on the page is loading, dialogs included. */
export const expectLoaded = (page: Page) => expect(page.locator('[aria-busy=true]')).toHaveCount(0);
