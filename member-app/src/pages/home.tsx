import { Definition, FeaturedProducts, Hero, Meet, Offerings, Testimonials } from '../features/home';
import { PageTitle } from '../shared/lib/page-title';

export const Component = () => (
  <>
    <PageTitle />
    <Hero />
    <Definition />
    <Offerings />
    <FeaturedProducts />
    <Testimonials />
    <Meet />
  </>
);
