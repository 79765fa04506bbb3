/** The page of one product, and what stands behind a course's address. */
export { useCourseDoor } from './course-door';
export { ProductPage } from './product-page';
export { ProductSkeleton } from './product-skeleton';
