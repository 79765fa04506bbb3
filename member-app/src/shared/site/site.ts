import type { Schemas } from '@sanctum/openapi';
import { langOf } from './untranslated';
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

/** Returns the language of the site's texts below a path, such as `home.hero`; undefined if it is the page's. */
export function useSiteLang(section: string): (name: string) => 'en' | undefined {
  const { untranslated } = useSite();
  return (name) => langOf({ untranslated }, `${section}.${name}`);
}

export const useCoach = (): Site['coach'] => useSite().coach;
