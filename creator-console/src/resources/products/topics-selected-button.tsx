import { Autocomplete, Button } from '@mui/material';
import { TOPICS } from '@sanctum/openapi/choices';
import { useState } from 'react';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import type { Product } from './product/product';
import { formTexts, texts } from './product/texts';
import { useActsOnSeveral } from './use-acts-on-several';
import { TextField } from '../../shared/forms/text-field';

interface Props {
  products: readonly Product[];
  isBusy: boolean;
  onDone: () => void;
}

/** Gives the ticked products topics by which people find them. */
export function TopicsSelectedButton({ products, isBusy, onDone }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" disabled={isBusy} onClick={() => setOpen(true)}>
        {texts.addTopics}
      </Button>
      {isOpen && <TopicsDialog products={products} onDone={onDone} onClose={() => setOpen(false)} />}
    </>
  );
}

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
