import { lazy } from 'react';

/** Loads its code only for minors, because only they ask. */
export const LaterAskToBuy = lazy(async () => ({ default: (await import('./ask-to-buy')).AskToBuy }));
