import { Alert } from '@mui/material';
import { FormDataConsumer, useGetMany } from 'react-admin';
import { money } from '../../shared/figures/format';
import { costOfParts, isDearer } from './bundle-saving';
import type { Product } from './product/product';
import type { ProductForm } from './product-form';
import { formTexts } from './product/texts';

/** Warns at once where a bundle costs more than its parts; it can be saved all the same. */
export const BundlePrice = () => (
  <FormDataConsumer<ProductForm>>
    {({ formData }) => <Warning price={formData.price} partIds={formData.partIds} />}
  </FormDataConsumer>
);

function Warning({ price, partIds }: Pick<ProductForm, 'price' | 'partIds'>) {
  const { data = [] } = useGetMany<Product>('products', { ids: partIds });
  const cost = costOfParts(partIds, data);
  if (cost === undefined || !isDearer(price, cost)) return null;
  return (
    <Alert severity="warning" sx={{ width: '100%', mb: 2 }}>
      {formTexts.dearBundle(money(price), money(cost))}
    </Alert>
  );
}
