import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import type { Product } from './product/product';
import { texts } from './product/texts';
import { TopicsSelectedButton } from './topics-selected-button';
import { type ActOnSeveral, useActsOnSeveral } from './use-acts-on-several';

/** Returns true if an action applies to a product in its current state; the server decides. */
const MEANT: Record<ActOnSeveral, (product: Product) => boolean> = {
  publish: ({ status }) => status === 'draft',
  archive: ({ status }) => status === 'published',
  delete: ({ sold }) => !sold,
};

/** Actions on the selected products; an action that applies to none of them is disabled. */
export function SelectedProductsActs() {
  const { data = [], selectedIds, onUnselectItems } = useListContext<Product>();
  const [isBusy, setBusy] = useState(false);
  const { actOn } = useActsOnSeveral();
  const chosen = data.filter(({ id }) => selectedIds.includes(id));
  const run = async (name: ActOnSeveral, products: Product[]) => {
    setBusy(true);
    await actOn(name, products);
    setBusy(false);
    onUnselectItems();
  };
  const simple = (['publish', 'archive', 'delete'] as const).map((name) => {
    const meant = chosen.filter(MEANT[name]);
    return (
      <Button
        key={name}
        size="small"
        color={name === 'delete' ? 'error' : 'primary'}
        disabled={isBusy || meant.length === 0}
        onClick={() => void run(name, meant)}
      >
        {texts[name]}
      </Button>
    );
  });
  return (
    <>
      <TopicsSelectedButton products={chosen} isBusy={isBusy} onDone={onUnselectItems} />
      {simple}
    </>
  );
}
