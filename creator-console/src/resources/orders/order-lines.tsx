import { Box, Chip, Typography, Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { money } from '../../shared/figures/format';
import { formPath } from '../products';
import { LineSeats, OrderSums, Sum, SUM } from './order-sums';
import type { Order, OrderLine, OrderGift } from './orders.api';
import { RefundDialog, refundableLines } from './refund-dialog';
import { texts } from './texts';
import { useActs } from '../../providers/use-acts';
import { useAct } from '../../shared/fresh-sign-in/use-act';
import { useToast } from '../../shared/toast/use-toast';
import { accessOf, paidUntil } from '../../shared/offer-access';
import { Secondary } from '../../shared/secondary';
import { PageLink } from '../../shared/page-link';
import { TitledSection } from '../../shared/titled-card';

/** Recipient of a line and its state; while a gift is unredeemed, its email can be resent. */
const LineGift = ({ gift }: { gift: OrderGift }) => (
  <Box sx={{ width: '100%', display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
    <Secondary sx={{ overflowWrap: 'anywhere' }}>
      {gift.isForWard ? texts.forWard : texts.giftFor(gift.recipientName, gift.recipientEmail)}
      {gift.isForWard && gift.redeemedById !== null ? ' ' : '. '}
      {gift.redeemedById === null ? (
        `${texts.giftStates[gift.state]}.`
      ) : (
        <>
          {!gift.isForWard && `${texts.redeemedBy} `}
          <PageLink to={`/students/${gift.redeemedById}/show`}>
            {gift.redeemedByName ?? gift.recipientName}
          </PageLink>
          {gift.state !== 'redeemed' && `. ${texts.giftStates[gift.state]}.`}
        </>
      )}
    </Secondary>
    {gift.state === 'open' && gift.recipientEmail !== null && <SendAgain id={gift.id} />}
  </Box>
);

function SendAgain({ id }: { id: string }) {
  const { run, isActing, problem } = useAct();
  const toast = useToast();
  const { sendGiftAgain } = useActs();
  const send = async () => {
    await sendGiftAgain(id);
    toast({ title: texts.giftSentAgain });
  };
  return (
    <>
      <Button size="small" disabled={isActing} onClick={() => void run(send)}>
        {texts.sendGiftAgain}
      </Button>
      {problem !== undefined && <span role="alert">{problem}</span>}
    </>
  );
}

const ROW = { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, py: 1 } as const;

/** Items of the order with the buyer's current access, and the totals. Each title links to its product. */
export function OrderLines({ order }: { order: Order }) {
  const [refunding, setRefunding] = useState<OrderLine>();
  const severalLeft = order.payment !== null && refundableLines(order).length > 1;
  return (
    <TitledSection title={texts.lines}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {order.lines.map((line) => (
          <Box component="li" key={line.id} sx={{ ...ROW, borderTop: 1, borderColor: 'divider' }}>
            <Line {...line} isRecurring={order.subscriptionId !== null}>
              {severalLeft && line.amountRefundable !== null && (
                <Button
                  size="small"
                  color="error"
                  aria-label={texts.refundLine(line.title)}
                  onClick={() => setRefunding(line)}
                >
                  {texts.refund}
                </Button>
              )}
            </Line>
            <LineSeats line={line} seats={order.secondSeats} />
          </Box>
        ))}
      </Box>
      <OrderSums order={order}>
        <Sum label={texts.fee} amount={order.fee === null ? texts.feeUnknown : `−${money(order.fee)}`} />
      </OrderSums>
      {refunding && <RefundDialog order={order} line={refunding} onClose={() => setRefunding(undefined)} />}
    </TitledSection>
  );
}

const Line = ({
  productId,
  title,
  offer,
  price,
  discount,
  access,
  amountRefunded: refunded,
  parts,
  gift,
  isRecurring,
  children,
}: OrderLine & { isRecurring: boolean; children: ReactNode }) => (
  <>
    <PageLink
      to={formPath({ id: productId })}
      color="textPrimary"
      underline="hover"
      sx={{ flex: '1 1 10rem', overflowWrap: 'anywhere' }}
    >
      {title}
    </PageLink>
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
      {Number(refunded) > 0 && (
        <Chip size="small" variant="outlined" label={`${texts.refunded} ${money(refunded)}`} />
      )}
      {Number(discount) > 0 && (
        <Chip size="small" variant="outlined" label={`${texts.coupon} −${money(discount)}`} />
      )}
      <Access access={access} isForWard={gift?.isForWard ?? false} />
      <Typography sx={SUM}>{money(price)}</Typography>
      {children}
    </Box>
    {offer && (
      <Secondary sx={{ width: '100%', overflowWrap: 'anywhere' }}>
        {offer.name} · {isRecurring ? paidUntil(offer) : accessOf(offer)}
      </Secondary>
    )}
    {gift && <LineGift gift={gift} />}
    {parts.length > 0 && (
      <Secondary sx={{ width: '100%', overflowWrap: 'anywhere' }}>
        {texts.with(parts.map((part) => part.title))}
      </Secondary>
    )}
  </>
);

const COLOURS = {
  open: 'success',
  waits: 'warning',
  ended: 'default',
  open_otherwise: 'success',
  not_given: 'default',
  gift: 'info',
} as const;

const Access = ({ access, isForWard }: Pick<OrderLine, 'access'> & { isForWard: boolean }) => (
  <Chip
    size="small"
    variant="outlined"
    color={COLOURS[access]}
    label={access === 'gift' && isForWard ? texts.wardHasIt : texts.access[access]}
  />
);
