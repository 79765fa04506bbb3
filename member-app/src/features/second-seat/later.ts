import { lazy } from 'react';

/** Second seats loaded on demand, in places where few people have one, such as the cart. */
export const LaterSecondSeat = lazy(async () => ({ default: (await import('./second-seat')).SecondSeat }));
