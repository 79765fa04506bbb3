import { itemsOf, type Schemas } from '@sanctum/openapi';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../providers/client';

export type SavedTemplate = Schemas['MailingTemplateResponse'];

export const savedTemplatesKey = ['mailing-templates'] as const;

/** The coach's saved emails to start from, by name. */
export function useSavedTemplates() {
  return useQuery({
    queryKey: savedTemplatesKey,
    queryFn: () => itemsOf(api.GET('/api/creator/mailing-templates')),
    staleTime: 0,
  });
}
