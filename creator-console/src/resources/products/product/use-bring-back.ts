import { useActs } from '../../../providers/use-acts';
import type { Product } from './product';

/** Undoes archiving or deleting. The server restores a draft, which then gets its former status back. */
export function useBringBack() {
  const acts = useActs();
  return async ({ id, status, publishAt }: Product): Promise<void> => {
    await acts.restoreProduct(id);
    if (status === 'published') await acts.publishProduct(id);
    if (status === 'archived') await acts.archiveProduct(id);
    if (publishAt !== null && new Date(publishAt) > new Date()) await acts.scheduleProduct(id, publishAt);
  };
}
