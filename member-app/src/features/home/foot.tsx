import { Meet } from './meet';
import { Testimonials } from './testimonials';

/** The lower half of the home page. */
export const Foot = () => (
  <>
    <Testimonials />
    <Meet />
  </>
);
