import { createContext } from 'react';
import type { PaletteEntry } from '../parts/definition';

/** HTML before and after the place of a new widget. */
export interface SplitText {
  before: string;
  after: string;
}

interface Splitting {
  entries: readonly PaletteEntry[];
  split: (entry: PaletteEntry, text: SplitText) => void;
}

/** Puts a widget into the text that is edited, which is split there. Nothing can be put into a text outside of a page. */
export const SplitContext = createContext<Splitting>({ entries: [], split: () => undefined });
