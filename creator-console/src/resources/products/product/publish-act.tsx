import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import type { Product } from './product';
import { ProductStatus } from './product-status';
import { texts } from './texts';
import { useProductAct } from './use-product-act';

/** The step that each status leads to. */
const NEXT = { draft: 'publish', published: 'unpublish', archived: 'restore' } as const;

/** Says whether a product is in the shop, and puts it there or takes it out. */
export function PublishAct({ product }: { product: Product }) {
  const [isActing, setActing] = useState(false);
  const { act } = useProductAct(product);
  const next = NEXT[product.status];
  const run = async () => {
    setActing(true);
    await act(next);
    setActing(false);
  };
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <ProductStatus {...product} />
      <Button
        size="small"
        variant={next === 'publish' ? 'contained' : 'outlined'}
        loading={isActing}
        onClick={() => void run()}
      >
        {texts[next]}
      </Button>
    </Stack>
  );
}
