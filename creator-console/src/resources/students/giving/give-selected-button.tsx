import GiftIcon from '@mui/icons-material/CardGiftcardOutlined';
import { DialogContentText } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useActs } from '../../../providers/use-acts';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { InfoDialog } from '../../../shared/dialogs/info-dialog';
import { useAct } from '../../../shared/fresh-sign-in/use-act';
import { OpenButton } from '../../../shared/open-button';
import type { Student } from '../student/student';
import { GrantResult } from './grant-result';
import { type Product, ProductChoice, useProductsInShop } from './product-choice';
import { texts } from './texts';

export function GiveSelectedButton() {
  const { selectedIds } = useListContext<Student>();
  return (
    <OpenButton label={texts.open} icon={<GiftIcon />}>
      {(close) => <GiveManyDialog studentIds={selectedIds} onClose={close} />}
    </OpenButton>
  );
}

/** Gives these students a product, counts them before, and shows the result. */
function GiveManyDialog({ studentIds, onClose }: { studentIds: string[]; onClose: () => void }) {
  const { giveProductToMany } = useActs();
  const { run, ...acting } = useAct();
  const [product, setProduct] = useState<Product | null>(null);
  const [grantId, setGrantId] = useState<string>();
  const products = useProductsInShop();
  const effect = useEffectOf(studentIds, product);
  if (grantId !== undefined)
    return (
      <InfoDialog title={texts.resultTitle} close={texts.close} onClose={onClose}>
        <GrantResult id={grantId} />
      </InfoDialog>
    );
  const give = async () => {
    if (product) setGrantId((await giveProductToMany({ studentIds, productId: product.id })).id);
  };
  return (
    <FormDialog
      {...acting}
      title={texts.title(studentIds.length)}
      submit={texts.submit}
      isReady={effect !== undefined && effect.newOwners > 0}
      onSubmit={() => run(give)}
      onClose={onClose}
    >
      <DialogContentText>{texts.text}</DialogContentText>
      <ProductChoice
        name="productId"
        label={texts.product}
        products={products}
        chosen={product}
        helperText={effect && texts.effect(effect.newOwners, effect.owners)}
        onChoose={setProduct}
      />
    </FormDialog>
  );
}

function useEffectOf(studentIds: string[], product: Product | null) {
  const { previewBulkGrant } = useActs();
  const { data } = useQuery({
    queryKey: ['bulk-grant-preview', studentIds, product?.id],
    queryFn: () => previewBulkGrant({ studentIds, productId: product?.id ?? '' }),
    enabled: product !== null,
    staleTime: 0,
  });
  return data;
}
