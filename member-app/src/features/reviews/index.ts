export { MyReview } from './my-review';
