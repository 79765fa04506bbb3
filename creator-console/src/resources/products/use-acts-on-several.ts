import { useDataProvider } from 'react-admin';
import { useActs } from '../../providers/use-acts';
import { useToast } from '../../shared/toast/use-toast';
import { useSeveral } from '../../shared/use-several';
import type { Product } from './product/product';
import { texts } from './product/texts';
import { useBringBack } from './product/use-product-act';

export type ActOnSeveral = 'publish' | 'archive' | 'delete';
type Topic = Product['tags'][number];
type Act = (product: Product) => Promise<unknown>;

const WORDS = {
  refused: ({ title }: Product, why: string) => texts.refused(title, why),
  failed: texts.failedAct,
};

/** Runs one action on several products; undo affects only those that changed. */
export function useActsOnSeveral() {
  const toast = useToast();
  const provider = useDataProvider();
  const acts = useActs();
  const each = useSeveral(WORDS);
  const bringBack = useBringBack();
  const does: Record<ActOnSeveral, Act> = {
    publish: ({ id }) => acts.publishProduct(id),
    archive: ({ id }) => acts.archiveProduct(id),
    delete: ({ id }) => provider.delete('products', { id }),
  };

  async function run(
    products: readonly Product[],
    { act, goBack, title }: { act: Act; goBack: Act; title: (count: number) => string },
  ): Promise<void> {
    const { done, ...news } = await each(products, act);
    const undo = async () => {
      const { done: back, ...trouble } = await each(done, goBack);
      if (trouble.failed || back.length > 0) toast({ title: texts.done.undo, ...trouble });
    };
    toast({
      ...news,
      title: title(done.length),
      ...(done.length > 0 && { undo: () => void undo() }),
    });
  }

  return {
    actOn: (name: ActOnSeveral, products: readonly Product[]) =>
      run(products, {
        act: does[name],
        goBack: name === 'publish' ? ({ id }) => acts.unpublishProduct(id) : bringBack,
        title: texts.several[name],
      }),
    /** Each product keeps its topics; one that already has them all is not changed. */
    addTopics: (topics: readonly Topic[], products: readonly Product[]) =>
      run(
        products.filter(({ tags }) => topics.some((topic) => !tags.includes(topic))),
        {
          act: ({ id, tags }) => acts.setProductTopics(id, [...new Set([...tags, ...topics])]),
          goBack: ({ id, tags }) => acts.setProductTopics(id, tags),
          title: texts.several.topics,
        },
      ),
  };
}
