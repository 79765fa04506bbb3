import type { Page } from '@playwright/test';
import type { Places, Viewer } from '../support/prepared';

/** One page, or one state of it, as one kind of person sees it. */
export interface LookAt {
  as: Viewer;
  at: (places: Places) => string;
  /** What is there once the page has everything; a member page is known to be ready by its heading. */
  shows?: string;
  /** Nothing on it moves while it comes. */
  isSteady?: true;
  /** Opens what is looked at besides the page itself: a menu, a dialog, a tab. */
  open?: (page: Page) => Promise<void>;
  /** What it opens is found in whatever language it is named. */
  inAnyLanguage?: true;
  /** The address is wrong on purpose, so the server answers 404. */
  isMissing?: true;
  /** The server refuses what is done there, and the page says why. */
  isRefused?: true;
}
