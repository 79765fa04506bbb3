/** The sections of the home page. */
export { Definition } from './definition';
export { FeaturedCourses } from './featured-courses';
export { Hero } from './hero';
export { Meet } from './meet';
export { Offerings } from './offerings';
