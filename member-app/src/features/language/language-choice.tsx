import { lazy, Suspense } from 'react';

const LanguageSelect = lazy(() => import('./language-select'));

/** Stands at the end of every page, so its code need not be among the first. */
export const LanguageChoice = ({ className }: { className: string }) => (
  <Suspense>
    <LanguageSelect className={className} />
  </Suspense>
);
