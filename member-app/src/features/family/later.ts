import { lazy } from 'react';

/** Only minors ask: its code comes when there is one. */
export const LaterAskToBuy = lazy(async () => ({ default: (await import('./ask-to-buy')).AskToBuy }));
