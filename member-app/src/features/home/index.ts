/** The sections of the home page. */
export { Definition } from './definition';
export { FeaturedProducts } from './featured-products';
export { Hero } from './hero';
export { Meet } from './meet';
export { Offerings } from './offerings';
export { Testimonials } from './testimonials';
