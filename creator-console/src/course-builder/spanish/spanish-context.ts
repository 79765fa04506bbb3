import { createContext, useContext } from 'react';

/** Language in which the builder shows and edits the texts of a lesson. */
export const SpanishContext = createContext(false);

export const useIsSpanish = (): boolean => useContext(SpanishContext);
