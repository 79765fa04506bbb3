import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import type { Product } from './product';
import { ProductStatus } from './product-status';
import { texts } from './texts';
import { useProductAct } from './use-product-act';

/** Next step for each status. */
const NEXT = { draft: 'publish', published: 'unpublish', archived: 'restore' } as const;

/** Shows whether a product is in the shop, and publishes or unpublishes it. */
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
