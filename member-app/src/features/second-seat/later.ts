import { lazy } from 'react';

/** The second seat where few have one, such as in the cart: its code comes when there is one. */
export const LaterSecondSeat = lazy(async () => ({ default: (await import('./second-seat')).SecondSeat }));
