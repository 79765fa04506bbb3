import { Suspense } from 'react';
import { Definition, FeaturedProducts, Foot, Hero, Offerings } from '../features/home';
import { PageTitle } from '../shared/lib/page-title';

export const Component = () => (
  <>
    <PageTitle />
    <Hero />
    <Definition />
    <Offerings />
    <FeaturedProducts />
    <Suspense>
      <Foot />
    </Suspense>
  </>
);
