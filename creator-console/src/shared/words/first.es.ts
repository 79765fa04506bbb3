/** Texts of the sign-in page, the frame and the overview. `npm test -- --only=bundle` finds missing ones. */
export const files = import.meta.glob(
  [
    '/src/{app,media-library,pages,providers,shared}/**/*{texts,words}.es.ts',
    '/src/resources/{coaching,coaching/calendar,first-run,overview,products/create-content}/texts.es.ts',
  ],
  { eager: true },
);
