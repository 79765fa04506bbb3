import type { components } from '@sanctum/openapi';
import { createContext, useContext } from 'react';

/** What the place and its coach are called, and what its own pages say: written by the coach in the console. */
export type Site = components['schemas']['SiteResponse'];

const SiteContext = createContext<Site | undefined>(undefined);

export const SiteProvider = SiteContext.Provider;

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('There is no SiteProvider above this component');
  return site;
}

/** Whom members write to, and by which name. */
export const useCoach = (): Site['coach'] => useSite().coach;
