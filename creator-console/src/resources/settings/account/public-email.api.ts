import { body, type Schemas } from '@sanctum/openapi';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../providers/client';

type SiteDraft = Schemas['SiteDraftResponse'];

const SITE = ['site-draft', 'public-email'] as const;

const readSite = (): Promise<SiteDraft> => body(api.GET('/api/creator/site'));
const seen = ({ version }: SiteDraft) => ({ params: { header: { 'if-match': String(version) } } });

/** Contact address shown on the site; empty if it has none of its own. */
export const usePublicEmail = () =>
  useQuery({
    queryKey: SITE,
    queryFn: readSite,
    select: ({ content }) => content.coach.email,
    staleTime: 0,
    retry: false,
  });

/**
 * Writes an address into the site, and publishes it unless that would publish other changes too. Returns whether
 * members see it.
 */
export function useChangePublicEmail(): (email: string) => Promise<boolean> {
  const queries = useQueryClient();
  return async (email) => {
    const site = await readSite();
    const content = { ...site.content, coach: { ...site.content.coach, email } };
    let draft = await body(api.PUT('/api/creator/site', { ...seen(site), body: { content } }));
    if (!site.hasChanges) draft = await body(api.POST('/api/creator/site/publish', seen(draft)));
    queries.setQueryData(SITE, draft);
    return !draft.hasChanges;
  };
}
