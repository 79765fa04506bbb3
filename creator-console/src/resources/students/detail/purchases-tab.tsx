import ShoppingBagIcon from '@mui/icons-material/ShoppingBagOutlined';
import { Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { EmptyPlace } from '../../../shared/empty-place';
import { priceOf } from '../../../shared/figures/format';
import { dayOf } from '../../../shared/moment';
import { Ledger } from './parts/ledger';
import { PartState } from './parts/part-state';
import { PaymentCell } from './payment-cell';
import { ProductLink } from './parts/product-link';
import { type Purchase, readPurchases, type Student } from './parts/student.api';
import { texts } from './texts';
import { useStudentPart } from './parts/use-student-part';

/** Each product the student has bought. */
export function PurchasesTab({ student }: { student: Student }) {
  const query = useStudentPart(student.id, 'purchases', readPurchases);
  return (
    <PartState query={query}>
      {(purchases) =>
        purchases.length === 0 ? (
          <EmptyPlace icon={ShoppingBagIcon} title={texts.noPurchases} text={texts.noPurchasesText} />
        ) : (
          <Ledger
            label={texts.tabs.purchases}
            rows={purchases}
            keyOf={({ id }) => id}
            columns={[
              { label: texts.product, of: Product },
              { label: texts.date, of: ({ createdAt }) => dayOf(createdAt), inOnePiece: true },
              { label: texts.amount, of: ({ amount }) => priceOf(amount) },
              { label: texts.paymentId, of: PaymentCell },
            ]}
          />
        )
      }
    </PartState>
  );
}

const Product = ({ productId, productTitle, gift }: Purchase) => (
  <>
    <ProductLink id={productId} title={productTitle} />
    {gift && <For gift={gift} />}
  </>
);

const For = ({ gift }: { gift: NonNullable<Purchase['gift']> }) => (
  <Typography variant="body2" color="textSecondary">
    {gift.isForWard ? texts.forWard(gift.recipientName) : texts.giftFor(gift.recipientName, gift.state)}
    {gift.redeemedById !== null && (
      <>
        {' · '}
        <Link component={RouterLink} to={`/students/${gift.redeemedById}/show`}>
          {texts.whoHasIt}
        </Link>
      </>
    )}
  </Typography>
);
