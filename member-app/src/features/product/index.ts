/** The page of one product, and what a course's address opens. */
export { useCourseDoor } from './course-door';
export { ProductPage } from './product-page';
export { ProductSkeleton } from './product-skeleton';
