import type { Schemas } from '@sanctum/openapi';
import { createContext, useContext } from 'react';

/** Names of the site and its coach, and the texts of its pages, which the coach writes in the console. */
export type Site = Schemas['SiteResponse'];

const SiteContext = createContext<Site | undefined>(undefined);

export const SiteProvider = SiteContext.Provider;

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('There is no SiteProvider above this component');
  return site;
}

export const useCoach = (): Site['coach'] => useSite().coach;
