import { useRefresh } from 'react-admin';
import { type Act, acts, schedule } from '../../shared/publishing/product-acts.api';
import { useToast } from '../../shared/toast/use-toast';
import type { Product } from './product/product';
import { bringBack, refusalOf } from './product/products.api';
import { texts } from './product/texts';

/** Does something with a product, shows the result as a toast, and reloads the list. */
export function useAct(product: Product) {
  const { id, title } = product;
  const [toast, refresh] = [useToast(), useRefresh()];

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
  const act = (name: Act): Promise<boolean> =>
    attempt(
      () => acts[name](id),
      texts.done[name],
      name === 'delete' || name === 'archive' ? undo : undefined,
    );
  const setHour = (publishAt: string | null): Promise<boolean> =>
    attempt(() => schedule(id, publishAt), publishAt ? texts.done.schedule : texts.done.unschedule);
  return { act, setHour };
}
