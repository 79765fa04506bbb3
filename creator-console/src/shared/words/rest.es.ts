/** Texts of all other pages. */
export const files = import.meta.glob(
  [
    '/src/**/*{texts,words}.es.ts',
    '!/src/{app,media-library,pages,providers,shared}/**/*{texts,words}.es.ts',
    '!/src/resources/{coaching,coaching/calendar,first-run,overview,products/create-content}/texts.es.ts',
  ],
  { eager: true },
);
