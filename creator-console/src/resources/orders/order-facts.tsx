import OpenIcon from '@mui/icons-material/OpenInNew';
import { Box, Link } from '@mui/material';
import { amountOf } from '../../shared/figures/format';
import { EmailAddress } from '../../shared/email-address';
import { Fact, Facts } from '../../shared/facts';
import { momentOf } from '../../shared/moment';
import { PaymentId } from '../../shared/payment-id/payment-id';
import { buyerOf, studentPath, cardName } from './order-words';
import type { Order } from './orders.api';
import { texts } from './texts';
import { PageLink } from '../../shared/page-link';

export const OrderFacts = ({ order }: { order: Order }) => {
  const { payment } = order;
  return (
    <Facts>
      <Fact label={texts.buyer}>
        {order.buyerName === null ? (
          buyerOf(order)
        ) : (
          <PageLink to={studentPath(order.buyerId)}>{order.buyerName}</PageLink>
        )}
        {order.buyerEmail && (
          <Link href={`mailto:${order.buyerEmail}`} sx={{ display: 'block' }}>
            <EmailAddress email={order.buyerEmail} />
          </Link>
        )}
      </Fact>
      {order.subscriptionId && (
        <Fact label={texts.subscription}>
          <PageLink to={`${studentPath(order.buyerId)}/purchases`}>{texts.subscriptionPayment}</PageLink>
        </Fact>
      )}
      {order.receiptNumber && <Fact label={texts.receiptNumber}>{order.receiptNumber}</Fact>}
      <Fact label={texts.date}>{momentOf(order.paidAt)}</Fact>
      <Fact label={texts.total}>{amountOf(order.amountPaid, order.currency)}</Fact>
      <CardFact payment={payment} />
      <Fact label={texts.payment}>{payment ? <Payment {...payment} /> : texts.noPayment}</Fact>
    </Facts>
  );
};

/** Card used for the payment, if there was one. */
export const CardFact = ({ payment }: Pick<Order, 'payment'>) =>
  payment?.cardBrand &&
  payment.cardLast4 && (
    <Fact label={texts.card}>{texts.cardEnding(cardName(payment.cardBrand), payment.cardLast4)}</Fact>
  );

const Payment = ({ id, url }: NonNullable<Order['payment']>) => (
  <>
    <PaymentId id={id} />
    <Link
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      variant="body2"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
    >
      {texts.openPayment}
      <Box component={OpenIcon} aria-hidden sx={{ fontSize: 14 }} />
    </Link>
  </>
);
