import { createContext } from 'react';
import type { PaletteEntry } from '../registry';

/** HTML before and after the place of a new widget. */
export interface SplitText {
  before: string;
  after: string;
}

/** Puts a widget into the text that is edited, which is split there. Missing outside of a page. */
export const SplitContext = createContext<((entry: PaletteEntry, text: SplitText) => void) | undefined>(
  undefined,
);
