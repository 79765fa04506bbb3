import { useState } from 'react';
import { useActs } from '../../../../providers/use-acts';
import type { Student, Enrollment } from '../parts/student.api';
import { ReasonDialog } from '../parts/reason-dialog';
import { type Product, ProductChoice, useProductsInShop } from '../../giving/product-choice';
import { AccessEndField } from './access-end-field';
import { texts } from './texts';
import { fromInput } from '../../../../shared/wall-clock';

interface Props {
  student: Student;
  owned: readonly Enrollment[];
  onDone: () => void;
  onClose: () => void;
}

/** Dialog that gives a product; its product list is open at once. */
export function GiveDialog({ student, owned, onDone, onClose }: Props) {
  const { giveProduct } = useActs();
  const [product, setProduct] = useState<Product | null>(null);
  const [until, setUntil] = useState('');
  const hasEnd = product !== null && product.type !== 'coaching';
  const choices = useProductsInShop().filter(({ id }) => !owned.some((one) => one.productId === id));
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
      <ProductChoice
        name="productId"
        label={texts.product}
        products={choices}
        chosen={product}
        onChoose={setProduct}
      />
      {hasEnd && <AccessEndField value={until} onChange={setUntil} />}
    </ReasonDialog>
  );
}
