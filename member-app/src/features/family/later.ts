import { lazy } from 'react';

/** Only minors ask, so its code is loaded for them only. */
export const LaterAskToBuy = lazy(async () => ({ default: (await import('./ask-to-buy')).AskToBuy }));
