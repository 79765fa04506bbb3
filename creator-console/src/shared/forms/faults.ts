import { createContext, useContext } from 'react';

interface Faults {
  /** What is wrong, by the name of the field that it stands at. */
  at: Readonly<Record<string, string>>;
  /** What no field says: why it was refused, and what is wrong with something that has no field here. */
  notices: readonly string[];
  /** Takes the mark off a field that is being changed. */
  forget: (name: string) => void;
}

export const NO_FAULTS: Faults = { at: {}, notices: [], forget: () => undefined };

export const FaultsContext = createContext(NO_FAULTS);

/** A field within a form: what is wrong with it, and how its mark goes once it is changed. */
export function useFault(name: string): { fault: string | undefined; forget: () => void } {
  const { at, forget } = useContext(FaultsContext);
  return { fault: at[name], forget: () => forget(name) };
}
