import ShoppingBagIcon from '@mui/icons-material/ShoppingBagOutlined';
import { Stack } from '@mui/material';
import { EmptyPlace } from '../../../shared/empty-place';
import { priceOf } from '../../../shared/figures/format';
import { dayOf } from '../../../shared/moment';
import { Ledger } from './parts/ledger';
import { Loaded } from '../../../shared/loaded';
import { ProductLink, studentPath } from './parts/links';
import {
  type Payment,
  type Purchase,
  readPurchases,
  readSubscriptions,
  type Student,
} from './parts/student.api';
import { Subscriptions } from './subscriptions/subscriptions';
import { texts } from './texts';
import { useStudentPart } from './parts/use-student-part';
import { PaymentId } from '../../../shared/payment-id/payment-id';
import { Secondary } from '../../../shared/secondary';
import { PageLink } from '../../../shared/page-link';
import { TitledSection } from '../../../shared/titled-card';

/** The payment provider's id, if there is one. */
export const PaymentCell = ({ stripePaymentId: id }: Pick<Payment, 'stripePaymentId'>) =>
  id === null ? texts.noPaymentId : <PaymentId id={id} />;

type PurchasedGift = NonNullable<Purchase['gift']>;

const readBought = async (id: string) => {
  const [purchases, subscriptions] = await Promise.all([readPurchases(id), readSubscriptions(id)]);
  const shown = new Set<string | null>(subscriptions.map((subscription) => subscription.id));
  return { purchases: purchases.filter(({ subscriptionId }) => !shown.has(subscriptionId)), subscriptions };
};

/** Subscriptions with their payments, if there are any, and below them what the student bought and received besides. */
export function PurchasesTab({ student }: { student: Student }) {
  const query = useStudentPart(student.id, 'purchases', readBought);
  return (
    <Loaded query={query}>
      {({ purchases, subscriptions }) =>
        subscriptions.length === 0 ? (
          <Purchases purchases={purchases} />
        ) : (
          <Stack spacing={4}>
            <Subscriptions studentId={student.id} subscriptions={subscriptions} />
            <TitledSection title={texts.tabs.purchases} level="h3">
              <Purchases purchases={purchases} />
            </TitledSection>
          </Stack>
        )
      }
    </Loaded>
  );
}

const Purchases = ({ purchases }: { purchases: readonly Purchase[] }) =>
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
  );

const Product = ({ productId, productTitle, gift }: Purchase) => (
  <>
    <ProductLink id={productId} title={productTitle} />
    {gift && <For gift={gift} />}
  </>
);

/** Recipient of the product, linked once they have it. */
const For = ({ gift: { isForWard, recipientName, redeemedById, state } }: { gift: PurchasedGift }) => (
  <Secondary>
    {isForWard ? texts.forWard : texts.giftFor(recipientName, state)}{' '}
    {redeemedById !== null && (
      <PageLink to={studentPath(redeemedById)}>
        {isForWard && recipientName !== null ? recipientName : texts.whoHasIt}
      </PageLink>
    )}
  </Secondary>
);
