import { useDataProvider } from 'react-admin';
import { useActs } from '../../providers/use-acts';
import { useToast } from '../../shared/toast/use-toast';
import { useSeveral } from '../../shared/use-several';
import type { Product } from './product/product';
import { texts } from './product/texts';
import { useBringBack } from './product/use-bring-back';

export type ActOnSeveral = 'publish' | 'archive' | 'delete';

const WORDS = {
  refused: ({ title }: Product, why: string) => texts.refused(title, why),
  failed: texts.failedAct,
};

/** Does one thing with several products; undoing touches only those that were changed. */
export function useActsOnSeveral() {
  const [toast, provider, acts] = [useToast(), useDataProvider(), useActs()];
  const each = useSeveral(WORDS);
  const bringBack = useBringBack();
  const does: Record<ActOnSeveral, (product: Product) => Promise<unknown>> = {
    publish: ({ id }) => acts.publishProduct(id),
    archive: ({ id }) => acts.archiveProduct(id),
    delete: ({ id }) => provider.delete('products', { id }),
  };

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
