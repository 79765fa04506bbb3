import { Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Title, useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { Product } from '../product/product';
import { ProductTabs } from './product-tabs';
import { texts } from './texts';

/** Frame of a product's pages: its tabs and its name above the page. */
export function ProductPage({ children }: { children: (id: string) => ReactNode }) {
  const { id = '' } = useParams();
  const { data } = useGetOne<Product>('products', { id }, { retry: false });
  return (
    <Stack spacing={2}>
      <Title title={data?.title ?? texts.title} />
      <ProductTabs />
      {data && (
        <Typography component="h2" variant="h5" sx={{ overflowWrap: 'anywhere' }}>
          {data.title}
        </Typography>
      )}
      {children(id)}
    </Stack>
  );
}
