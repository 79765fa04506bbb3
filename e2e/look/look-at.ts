import type { Page } from '@playwright/test';
import type { Places, Viewer } from '../support/prepared';

/** One page, or one state of a page, as one kind of person sees it. */
export interface LookAt {
  as: Viewer;
  at: (places: Places) => string;
  /** Visible once the page has loaded everything; a member page is ready when its heading shows. */
  shows?: string;
  /** Nothing on the page moves while it loads. */
  isSteady?: true;
  /** Opens a menu, a dialog or a tab, which is then looked at with the page. */
  open?: (page: Page) => Promise<void>;
  /** `open` finds its control in any language. */
  inAnyLanguage?: true;
  /** The address is wrong on purpose, so the server answers 404. */
  isMissing?: true;
  /** The server refuses the request, and the page says why. */
  isRefused?: true;
}
