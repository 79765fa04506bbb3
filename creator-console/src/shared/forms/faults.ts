import { createContext, useContext } from 'react';

interface Faults {
  at: Readonly<Record<string, string>>;
  /** Messages without a field: the reason for the refusal, and errors of values that have no field here. */
  notices: readonly string[];
  /** Clears a field's error once the field is changed. */
  forget: (name: string) => void;
}

export const NO_FAULTS: Faults = { at: {}, notices: [], forget: () => undefined };

export const FaultsContext = createContext(NO_FAULTS);

/** Error of a field, and a function that clears the error once the field is changed. */
export function useFault(name: string): { fault: string | undefined; forget: () => void } {
  const { at, forget } = useContext(FaultsContext);
  return { fault: at[name], forget: () => forget(name) };
}
