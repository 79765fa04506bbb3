/** The sections of the home page; the ones seen last are loaded last. */
import { lazy } from 'react';

export { Definition } from './definition';
export { FeaturedProducts } from './featured-products';
export { Hero } from './hero';
export { Offerings } from './offerings';
export const Foot = lazy(async () => ({ default: (await import('./foot')).Foot }));
