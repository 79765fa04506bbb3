import { Button, Autocomplete } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import type { Product } from './product/product';
import { texts, formTexts } from './product/texts';
import { type ActOnSeveral, useActsOnSeveral } from './use-acts-on-several';
import { TOPICS } from '@sanctum/openapi/choices';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { TextField } from '../../shared/forms/text-field';

interface Props {
  products: readonly Product[];
  isBusy: boolean;
  onDone: () => void;
}

/** Adds topics to the selected products. */
const TopicsSelectedButton = ({ isBusy, ...rest }: Props) => (
  <DialogButton size="small" disabled={isBusy} label={texts.addTopics}>
    {(onClose) => <TopicsDialog {...rest} onClose={onClose} />}
  </DialogButton>
);

function TopicsDialog({ products, onDone, onClose }: Omit<Props, 'isBusy'> & { onClose: () => void }) {
  const [topics, setTopics] = useState<Product['tags']>([]);
  const [isActing, setActing] = useState(false);
  const { addTopics } = useActsOnSeveral();
  const add = async () => {
    setActing(true);
    await addTopics(topics, products);
    onClose();
    onDone();
  };
  return (
    <FormDialog
      maxWidth="xs"
      title={texts.addTopicsTo(products.length)}
      submit={texts.addTopicsNow}
      isReady={topics.length > 0}
      isActing={isActing}
      onSubmit={() => void add()}
      onClose={onClose}
    >
      <Autocomplete
        multiple
        disableCloseOnSelect
        options={TOPICS}
        value={topics}
        onChange={(_, chosen) => setTopics(chosen)}
        renderInput={(params) => (
          <TextField name="tags" {...params} label={formTexts.tags} helperText={texts.addTopicsHelp} />
        )}
      />
    </FormDialog>
  );
}

/** True if an action applies to a product in its current state; the server decides. */
const MEANT: Record<ActOnSeveral, (product: Product) => boolean> = {
  publish: ({ status }) => status === 'draft',
  archive: ({ status }) => status === 'published',
  delete: ({ isSold: sold }) => !sold,
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
