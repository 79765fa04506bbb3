import { lazy } from 'react';

/** Second seats where few people have one, such as in the cart: loaded on demand. */
export const LaterSecondSeat = lazy(async () => ({ default: (await import('./second-seat')).SecondSeat }));
