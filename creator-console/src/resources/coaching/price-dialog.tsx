import { Alert, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useGetList, useRefresh } from 'react-admin';
import { useActs } from '../../providers/use-acts';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { useAct } from '../../shared/fresh-sign-in/use-act';
import { useToast } from '../../shared/toast/use-toast';
import type { Offering } from './call';
import { texts } from './texts';

const COACHING = {
  filter: { type: ['coaching'] },
  sort: { field: 'title', order: 'ASC' },
  pagination: { page: 1, perPage: 1000 },
} as const;

/** A time is sold by a product of type coaching, so that price, tax, coupons and refunds are its own. */
export function PriceDialog({ offering, onClose }: { offering: Offering; onClose: () => void }) {
  const { data: products } = useGetList<{ id: string; title: string }>('products', COACHING);
  const [productId, setProduct] = useState('');
  const { setPackage } = useActs();
  const { run, ...acting } = useAct();
  const toast = useToast();
  const refresh = useRefresh();
  const save = async () => {
    await setPackage(productId, { offeringId: offering.id, sessions: 1, validDays: null });
    toast({ title: texts.price.saved });
    refresh();
    onClose();
  };
  return (
    <FormDialog
      {...acting}
      title={texts.price.set}
      submit={texts.save}
      onSubmit={() => run(save)}
      onClose={onClose}
    >
      {products?.length === 0 && <Alert severity="info">{texts.price.noProducts}</Alert>}
      <TextField
        select
        required
        fullWidth
        label={texts.price.product}
        helperText={texts.price.productHelp}
        value={productId}
        onChange={({ target }) => setProduct(target.value)}
      >
        {(products ?? []).map(({ id, title }) => (
          <MenuItem key={id} value={id}>
            {title}
          </MenuItem>
        ))}
      </TextField>
    </FormDialog>
  );
}
