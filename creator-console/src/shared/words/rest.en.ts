/** Texts of all other pages. */
export const files = import.meta.glob(
  [
    '/src/**/*{texts,words}.en.ts',
    '!/src/{app,media-library,pages,providers,shared}/**/*{texts,words}.en.ts',
    '!/src/resources/{coaching,coaching/calendar,first-run,overview,products/create-content}/texts.en.ts',
  ],
  { eager: true },
);
