import { createContext, useContext, useEffect } from 'react';
import type { Faults } from '../parts/draft';

interface FaultsOfEditor {
  faults: Faults;
  /** A field that shows what is wrong with this setting is there; gives what takes that back. */
  claim: (name: string) => () => void;
}

/** What is wrong in the widget that is being edited; a field shows the fault of its setting. */
export const FaultsContext = createContext<FaultsOfEditor>({ faults: {}, claim: () => () => undefined });

/** For a text field: whether it is wrong and why, or else its help. */
export function useFault(name: string, help?: string): { error: boolean; helperText: string | undefined } {
  const { faults, claim } = useContext(FaultsContext);
  useEffect(() => claim(name), [claim, name]);
  const fault = faults[name];
  return { error: fault !== undefined, helperText: fault ?? help };
}
