import { Autocomplete } from '@mui/material';
import type { Schemas } from '@sanctum/openapi';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { useActs } from '../../../../providers/use-acts';
import type { Student, Enrollment } from '../parts/student.api';
import { ReasonDialog } from '../parts/reason-dialog';
import { AccessEndField } from './access-end-field';
import { texts } from './texts';
import { TextField } from '../../../../shared/forms/text-field';
import { fromInput } from '../../../../shared/wall-clock';

type Product = Pick<Schemas['CreatorProductResponse'], 'id' | 'title' | 'type'>;

interface Props {
  student: Student;
  owned: readonly Enrollment[];
  onDone: () => void;
  onClose: () => void;
}

/** Filter for the products in the shop. */
const IN_THE_SHOP = {
  filter: { status: 'published' },
  sort: { field: 'title', order: 'ASC' },
  pagination: { page: 1, perPage: 1000 },
} as const;

/** Dialog that gives a product; its product list is open at once. */
export function GiveDialog({ student, owned, onDone, onClose }: Props) {
  const { giveProduct } = useActs();
  const [product, setProduct] = useState<Product | null>(null);
  const [until, setUntil] = useState('');
  const hasEnd = product !== null && product.type !== 'coaching';
  const { data = [] } = useGetList<Product>('products', IN_THE_SHOP);
  const choices = data.filter(({ id }) => !owned.some((one) => one.productId === id));
  return (
    <ReasonDialog
      title={texts.giveTitle(student.username)}
      text={texts.giveText}
      act={texts.give}
      done={texts.given}
      isReady={product !== null}
      isOptional
      onAct={async (reason) =>
        product &&
        giveProduct(student.id, {
          productId: product.id,
          reason,
          accessUntil: hasEnd ? (fromInput(until) ?? null) : null,
        })
      }
      onDone={onDone}
      onClose={onClose}
    >
      <Autocomplete
        openOnFocus
        autoHighlight
        options={choices}
        value={product}
        getOptionLabel={({ title }) => title}
        getOptionKey={({ id }) => id}
        onChange={(_, chosen) => setProduct(chosen)}
        renderInput={(params) => <TextField {...params} name="productId" label={texts.product} />}
      />
      {hasEnd && <AccessEndField value={until} onChange={setUntil} />}
    </ReasonDialog>
  );
}
