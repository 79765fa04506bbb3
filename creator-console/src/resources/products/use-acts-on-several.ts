import { useDataProvider, useRefresh } from 'react-admin';
import { refusalOf } from '../../providers/refusal';
import { useActs } from '../../providers/use-acts';
import { useToast } from '../../shared/toast/use-toast';
import type { Product } from './product/product';
import { texts } from './product/texts';
import { useBringBack } from './product/use-bring-back';

export type ActOnSeveral = 'publish' | 'archive' | 'delete';

/**
 * Does one thing with several products, one after the other. What was refused is told by title and stays as it was; undoing
 * touches only those that were changed.
 */
export function useActsOnSeveral() {
  const [toast, refresh, provider, acts] = [useToast(), useRefresh(), useDataProvider(), useActs()];
  const bringBack = useBringBack();
  const does: Record<ActOnSeveral, (product: Product) => Promise<unknown>> = {
    publish: ({ id }) => acts.publishProduct(id),
    archive: ({ id }) => acts.archiveProduct(id),
    delete: ({ id }) => provider.delete('products', { id }),
  };

  async function each(products: readonly Product[], act: (product: Product) => Promise<unknown>) {
    const done: Product[] = [];
    const refused: string[] = [];
    for (const product of products) {
      try {
        await act(product);
        done.push(product);
      } catch (error) {
        refused.push(texts.refused(product.title, refusalOf(error).message ?? texts.failedAct));
      }
    }
    refresh();
    return { done, text: refused.join(' '), failed: refused.length > 0 };
  }

  return async (name: ActOnSeveral, products: readonly Product[]): Promise<void> => {
    const { done, ...news } = await each(products, does[name]);
    const goBack = name === 'publish' ? ({ id }: Product) => acts.unpublishProduct(id) : bringBack;
    const undo = async () => {
      const { done: back, ...trouble } = await each(done, goBack);
      if (trouble.failed || back.length > 0) toast({ title: texts.done.undo, ...trouble });
    };
    toast({
      ...news,
      title: texts.several[name](done.length),
      ...(done.length > 0 && { undo: () => void undo() }),
    });
  };
}
