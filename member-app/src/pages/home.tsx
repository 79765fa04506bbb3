import { Definition, FeaturedProducts, Hero, Meet, Offerings } from '../features/home';
import { PageTitle } from '../shared/lib/page-title';

export const Component = () => (
  <>
    <PageTitle />
    <Hero />
    <Definition />
    <Offerings />
    <FeaturedProducts />
    <Meet />
  </>
);
