import { Typography } from '@mui/material';
import { useRefresh, useUpdate } from 'react-admin';
import type { Offering } from '../../../shared/coaching-offerings';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { useAct } from '../../../shared/fresh-sign-in/use-act';
import { useToast } from '../../../shared/toast/use-toast';
import { A_SINGLE, typedPrices } from './price';
import { PriceRows } from './price-rows';
import { texts } from './texts';
import { usePrices } from './use-prices';

/** Changes what an offering is sold at, and nothing else of it. */
export function PriceDialog({ offering, onClose }: { offering: Offering; onClose: () => void }) {
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
