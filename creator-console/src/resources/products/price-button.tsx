import { Button, InputAdornment } from '@mui/material';
import { useUpdate } from 'react-admin';
import { Link } from 'react-router-dom';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { currencySign } from '../../shared/figures/format';
import { TextField } from '../../shared/forms/text-field';
import { useFields } from '../../shared/forms/use-fields';
import { useAct } from '../../shared/fresh-sign-in/use-act';
import { useToast } from '../../shared/toast/use-toast';
import { productPrice } from '../../shared/figures/product-price';
import { formPath, isPrice, type Product } from './product/product';
import { formTexts, texts } from './product/texts';

const LOOK = {
  size: 'small',
  color: 'inherit',
  sx: { fontWeight: 650, fontSize: '1rem', my: -0.5, mr: -0.75, minWidth: 0 },
} as const;

/** The price on a product's card, editable in place. Without one, it leads to the offers. */
export function PriceButton({ product }: { product: Product }) {
  const label = texts.changePrice(product.title);
  if (product.isSubscriptionOnly) {
    return (
      <Button
        {...LOOK}
        component={Link}
        to={formPath(product)}
        aria-label={`${label}: ${productPrice(product)}`}
      >
        {productPrice(product)}
      </Button>
    );
  }
  return (
    <DialogButton {...LOOK} aria-label={label} label={productPrice(product)}>
      {(onClose) => <PriceDialog product={product} onClose={onClose} />}
    </DialogButton>
  );
}

function PriceDialog({
  product: { id, title, price, version },
  onClose,
}: {
  product: Product;
  onClose: () => void;
}) {
  const { values, field } = useFields({ price: price ?? '0' });
  const [update] = useUpdate<Product>();
  const { run, ...acting } = useAct();
  const toast = useToast();
  const save = async () => {
    const data = { price: values.price, version };
    await update('products', { id, data }, { returnPromise: true, mutationMode: 'pessimistic' });
    toast({ title: formTexts.saved, text: formTexts.savedText });
    onClose();
  };
  return (
    <FormDialog
      {...acting}
      maxWidth="xs"
      title={title}
      submit={formTexts.save}
      isReady={isPrice(values.price)}
      onSubmit={() => run(save)}
      onClose={onClose}
    >
      <TextField
        onFocus={({ target }) => target.select()}
        type="number"
        label={formTexts.price}
        helperText={formTexts.priceHelp}
        slotProps={{
          input: { startAdornment: <InputAdornment position="start">{currencySign()}</InputAdornment> },
          htmlInput: { min: 0, step: 0.01, inputMode: 'decimal' },
        }}
        {...field('price')}
      />
    </FormDialog>
  );
}
