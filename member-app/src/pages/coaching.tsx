import { Benefits, Bio, Booking, coachingTexts, Hero, Offerings, WhatIs } from '../features/coaching';
import { PageTitle } from '../shared/lib/page-title';

export function Component() {
  return (
    <>
      <PageTitle>{coachingTexts.title}</PageTitle>
      <Hero />
      <WhatIs />
      <Benefits />
      <Bio />
      <Offerings />
      <Booking />
    </>
  );
}
