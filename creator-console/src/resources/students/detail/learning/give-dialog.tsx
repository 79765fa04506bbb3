import { useState } from 'react';
import { useGetList } from 'react-admin';
import { useActs } from '../../../../providers/use-acts';
import type { Student, Enrollment } from '../parts/student.api';
import { ReasonDialog } from '../parts/reason-dialog';
import { texts } from './texts';
import { ChoiceField } from '../../../../shared/forms/use-fields';

interface Props {
  student: Student;
  owned: readonly Enrollment[];
  onDone: () => void;
  onClose: () => void;
}

/** All products in the shop that the student does not own. */
const IN_THE_SHOP = {
  filter: { status: 'published' },
  sort: { field: 'title', order: 'ASC' },
  pagination: { page: 1, perPage: 1000 },
} as const;

export function GiveDialog({ student, owned, onDone, onClose }: Props) {
  const { giveProduct } = useActs();
  const [productId, setProductId] = useState('');
  const { data = [] } = useGetList<{ id: string; title: string }>('products', IN_THE_SHOP);
  const choices = data
    .filter(({ id }) => !owned.some((one) => one.productId === id))
    .map(({ id, title }) => ({ id, name: title }));
  return (
    <ReasonDialog
      title={texts.giveTitle(student.username)}
      text={texts.giveText}
      act={texts.give}
      done={texts.given}
      isReady={productId !== ''}
      isOptional
      onAct={(reason) => giveProduct(student.id, productId, reason)}
      onDone={onDone}
      onClose={onClose}
    >
      <ChoiceField
        name="productId"
        label={texts.product}
        choices={choices}
        value={productId}
        onChange={setProductId}
      />
    </ReasonDialog>
  );
}
