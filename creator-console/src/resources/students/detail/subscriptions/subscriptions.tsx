import { Box, Button, Stack } from '@mui/material';
import { cardName } from '@sanctum/web/words/card-name';
import { paidSeveralPlans } from '@sanctum/web/words/several-plans';
import { useState } from 'react';
import { DialogButton } from '../../../../shared/dialogs/dialog-button';
import { Fact, Facts } from '../../../../shared/facts';
import { amountOf, isOurs, priceOf } from '../../../../shared/figures/format';
import { dayOf } from '../../../../shared/moment';
import { Muted } from '../../../../shared/muted';
import { paymentsOf } from '../../../../shared/offer-payments';
import { PageLink } from '../../../../shared/page-link';
import { Secondary } from '../../../../shared/secondary';
import { SubscriptionState } from '../../../../shared/subscription-state';
import { TitledSection } from '../../../../shared/titled-card';
import { OrderLink, ProductLink } from '../parts/links';
import type { Subscription } from '../parts/student.api';
import { texts as partTexts } from '../parts/texts';
import { EndDialog } from './end-dialog';
import { MoveDialog } from './move-dialog';
import { texts } from './texts';

interface Props {
  studentId: string;
  subscriptions: readonly Subscription[];
}

/** A student's subscriptions, running ones first. */
export const Subscriptions = ({ studentId, subscriptions }: Props) => (
  <TitledSection title={texts.title} level="h3">
    <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {subscriptions.map((subscription) => (
        <Row key={subscription.id} studentId={studentId} subscription={subscription} />
      ))}
    </Stack>
    <PageLink to="/subscriptions" variant="body2" sx={{ display: 'inline-block', mt: 1 }}>
      {texts.toAll}
    </PageLink>
  </TitledSection>
);

const Row = ({ studentId, subscription }: { studentId: string; subscription: Subscription }) => (
  <Box component="li" sx={{ p: 2, border: 1, borderRadius: 1, borderColor: 'divider' }}>
    <Stack spacing={2}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <ProductLink id={subscription.productId} title={subscription.title} />
          <Secondary>{subscription.offerName}</Secondary>
          <Box sx={{ mt: 1 }}>
            <SubscriptionState {...subscription} />
          </Box>
        </Box>
        {isRunning(subscription) && <Actions studentId={studentId} subscription={subscription} />}
      </Stack>
      <SubscriptionFacts {...subscription} />
      {subscription.payments.length > 0 && <Payments {...subscription} />}
    </Stack>
  </Box>
);

function Actions({ studentId, subscription }: { studentId: string; subscription: Subscription }) {
  const { title, isMovable, nextPaymentAt } = subscription;
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
      {isMovable && nextPaymentAt !== null && (
        <DialogButton size="small" label={texts.move} aria-label={texts.moveOf(title)}>
          {(onClose) => <MoveDialog {...{ studentId, subscription, nextPaymentAt, onClose }} />}
        </DialogButton>
      )}
      <DialogButton size="small" label={texts.end} aria-label={texts.endOf(title)}>
        {(onClose) => <EndDialog {...{ studentId, subscription, onClose }} />}
      </DialogButton>
    </Stack>
  );
}

const isRunning = ({ status }: Subscription): boolean => status === 'active' || status === 'past_due';

const amountIn = (currency: string, amount: string): string =>
  isOurs(currency) ? priceOf(amount) : amountOf(amount, currency);

function SubscriptionFacts(subscription: Subscription) {
  const { status, instalments, paymentsMade, nextPaymentAt, accessUntil } = subscription;
  const { startedAt, cardBrand, cardLast4, cancelReason, currency, total, discount } = subscription;
  return (
    <Facts>
      <Fact label={texts.price}>{paymentsOf(amountIn(currency, total), subscription)}</Fact>
      {discount !== null && (
        <Fact label={texts.coupon}>
          {texts.discounted(discount.code, amountIn(currency, discount.total), discount.paymentsLeft)}
        </Fact>
      )}
      {instalments !== null && <Fact label={texts.made}>{texts.madeOf(paymentsMade, instalments)}</Fact>}
      {nextPaymentAt !== null && <Fact label={texts.next}>{dayOf(nextPaymentAt)}</Fact>}
      {status === 'past_due' && accessUntil !== null && (
        <Fact label={texts.accessUntil}>{dayOf(accessUntil)}</Fact>
      )}
      {cardBrand !== null && cardLast4 !== null && (
        <Fact label={texts.card}>{texts.cardEnding(cardName(cardBrand), cardLast4)}</Fact>
      )}
      {startedAt !== null && <Fact label={texts.started}>{dayOf(startedAt)}</Fact>}
      {cancelReason !== null && <Fact label={texts.reason}>{cancelReason}</Fact>}
    </Facts>
  );
}

/** Payments shown before the coach asks for all. */
const FIRST = 3;

function Payments({ title, currency, payments }: Subscription) {
  const [showsAll, showAll] = useState(false);
  const shown = showsAll ? payments : payments.slice(0, FIRST);
  const namesPlans = paidSeveralPlans(payments);
  return (
    <div>
      <Muted>{texts.payments}</Muted>
      <Box component="ul" aria-label={texts.paymentsOf(title)} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map(({ orderId, number, paidAt, total, status, offerName }) => (
          <Box component="li" key={orderId} sx={{ py: 0.5 }}>
            <OrderLink id={orderId}>{number}</OrderLink>
            <Secondary component="span" sx={{ ml: 1.5 }}>
              {[
                dayOf(paidAt),
                ...(namesPlans ? [offerName] : []),
                amountIn(currency, total),
                partTexts.paymentStatuses[status],
              ].join(' · ')}
            </Secondary>
          </Box>
        ))}
      </Box>
      {!showsAll && payments.length > FIRST && (
        <Button size="small" sx={{ mt: 1 }} onClick={() => showAll(true)}>
          {texts.allPayments(payments.length)}
        </Button>
      )}
    </div>
  );
}
