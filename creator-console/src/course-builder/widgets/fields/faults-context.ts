import { createContext, useContext } from 'react';
import type { Faults } from '../parts/draft';

/** What is wrong in the widget that is being edited; a field shows what is said at its name. */
export const FaultsContext = createContext<Faults>({});

/** For a text field: whether it is wrong and why, or else its help. */
export function useFault(name: string, help?: string): { error: boolean; helperText: string | undefined } {
  const fault = useContext(FaultsContext)[name];
  return { error: fault !== undefined, helperText: fault ?? help };
}
