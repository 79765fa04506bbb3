import { useDataProvider, useRefresh } from 'react-admin';
import { refusalOf } from '../../../providers/refusal';
import { useActs } from '../../../providers/use-acts';
import { useToast } from '../../../shared/toast/use-toast';
import type { Product } from './product';
import { texts } from './texts';

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

export type ProductAct = 'publish' | 'unpublish' | 'archive' | 'restore' | 'duplicate' | 'delete';

/** Runs an action on a product, shows the result as a toast, and reloads the list. */
export function useProductAct(product: Product) {
  const { id, title } = product;
  const toast = useToast();
  const refresh = useRefresh();
  const provider = useDataProvider();
  const acts = useActs();
  const bringBack = useBringBack();

  async function attempt(work: () => Promise<unknown>, done: string, undo?: () => void): Promise<boolean> {
    try {
      await work();
      toast({ title: done, text: title, ...(undo && { undo }) });
      return true;
    } catch (error) {
      toast({ title: texts.error, text: refusalOf(error).message ?? texts.failedAct, failed: true });
      return false;
    } finally {
      refresh();
    }
  }

  const undo = () => void attempt(() => bringBack(product), texts.done.undo);
  const act = (name: ProductAct): Promise<boolean> =>
    attempt(
      () => (name === 'delete' ? provider.delete('products', { id }) : acts[`${name}Product`](id)),
      texts.done[name],
      name === 'delete' || name === 'archive' ? undo : undefined,
    );
  /** Rejects with the server's refusal, which the dialog shows. */
  async function setHour(publishAt: string | null): Promise<void> {
    await acts.scheduleProduct(id, publishAt);
    toast({ title: publishAt ? texts.done.schedule : texts.done.unschedule, text: title });
    refresh();
  }
  return { act, setHour };
}
