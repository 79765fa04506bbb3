import { Stack, Typography } from '@mui/material';
import { DialogButton } from '../../../shared/dialogs/dialog-button';
import type { Offering } from '../../../shared/coaching-offerings';
import { money } from '../../../shared/figures/format';
import { formPath } from '../../products';
import { texts } from './texts';
import { useRefresh, useUpdate } from 'react-admin';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { useAct } from '../../../shared/fresh-sign-in/use-act';
import { useToast } from '../../../shared/toast/use-toast';
import { A_SINGLE, typedPrices, usePrices } from './price';
import { PriceRows } from './price-rows';
import { PageLink } from '../../../shared/page-link';
import { Secondary } from '../../../shared/secondary';

/** Changes only the prices of an offering. */
function PriceDialog({ offering, onClose }: { offering: Offering; onClose: () => void }) {
  const prices = usePrices(() => {
    const sold = typedPrices(offering);
    return sold.length > 0 ? sold : [A_SINGLE];
  });
  const [update] = useUpdate<Offering>();
  const { run, ...acting } = useAct();
  const toast = useToast();
  const refresh = useRefresh();
  const save = async () => {
    prices.check();
    const data = { ...offering, prices: prices.request };
    await update(
      'coaching/offerings',
      { id: offering.id, data, previousData: offering },
      { returnPromise: true, mutationMode: 'pessimistic' },
    );
    toast({ title: texts.saved });
    refresh();
    onClose();
  };
  return (
    <FormDialog
      {...acting}
      title={texts.changeOf(offering.title)}
      submit={texts.save}
      isBegun={prices.isTouched}
      onSubmit={() => run(save)}
      onClose={onClose}
    >
      <Typography>{texts.changeText}</Typography>
      <PriceRows {...prices.fields} audience={offering} />
    </FormDialog>
  );
}

/**
 * Products that contain sessions of an offering, with their prices; a product with one session is the price of a
 * single booking.
 */
export function OfferingPrice({ offering }: { offering: Offering }) {
  const { packages } = offering;
  return (
    <Stack
      component="section"
      aria-label={texts.title}
      spacing={0.5}
      sx={{ mt: 2, alignItems: 'flex-start' }}
    >
      <Typography component="h3" variant="subtitle2">
        {texts.title}
      </Typography>
      {packages.map(({ productId, title, sessions, price, isInShop }) => (
        <Typography key={productId} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {price === null ? texts.free : money(price)} · {texts.brings(sessions)} ·{' '}
          <PageLink to={formPath({ id: productId })}>{title}</PageLink>
          {!isInShop && ` · ${texts.notInShop}`}
        </Typography>
      ))}
      {packages.length === 0 && <Secondary>{texts.none}</Secondary>}
      <DialogButton size="small" variant="outlined" label={packages.length === 0 ? texts.set : texts.change}>
        {(onClose) => <PriceDialog offering={offering} onClose={onClose} />}
      </DialogButton>
    </Stack>
  );
}
