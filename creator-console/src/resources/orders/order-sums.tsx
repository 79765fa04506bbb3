import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { amountOf, isOurs, money } from '../../shared/figures/format';
import type { Order, OrderLine } from './orders.api';
import { texts } from './texts';
import { SeatHolder } from '../../shared/seats/seat-holder';
import { PageLink } from '../../shared/page-link';

/** Holders of the second seats that came with a line, or with a part of its bundle. */
export const LineSeats = ({ line, seats }: { line: OrderLine; seats: Order['secondSeats'] }) =>
  seats
    .filter(({ productId }) => [line, ...line.parts].some((one) => one.productId === productId))
    .map(({ productId, title, name, personId }) => (
      <SeatHolder
        key={productId}
        label={productId === line.productId ? texts.secondSeat : texts.secondSeatOf(title)}
        id={personId}
        name={name}
      />
    ));

export const SUM = { fontVariantNumeric: 'tabular-nums', fontWeight: 600 } as const;

export function OrderSums({ order, children }: { order: Order; children?: ReactNode }) {
  const {
    subtotal,
    discount,
    coupon,
    tax,
    taxName,
    total,
    amountPaid: received,
    amountRefunded: refunded,
    currency,
  } = order;
  return (
    <Box component="dl" sx={{ m: 0, borderTop: 1, borderColor: 'divider', pt: 1 }}>
      <Sum label={texts.subtotal} amount={money(subtotal)} />
      {coupon && (
        <Sum
          label={<PageLink to={`/coupons/${coupon.id}`}>{texts.couponOf(coupon.code)}</PageLink>}
          amount={`−${money(discount)}`}
        />
      )}
      {!taxName?.isIncluded && <Sum label={taxName?.label ?? texts.tax} amount={money(tax)} />}
      <Sum label={texts.asked} amount={money(total)} />
      {taxName?.isIncluded && <Sum label={texts.contains(taxName.label)} amount={money(tax)} />}
      {(received !== total || !isOurs(currency)) && (
        <Sum label={texts.came} amount={amountOf(received, currency)} />
      )}
      {Number(refunded) > 0 && <Sum label={texts.refunded} amount={`−${amountOf(refunded, currency)}`} />}
      {children}
    </Box>
  );
}

export const Sum = ({ label, amount }: { label: ReactNode; amount: string }) => (
  <Box sx={{ display: 'flex', justifyContent: 'space-between', py: 0.25 }}>
    <Typography component="dt" color="textSecondary">
      {label}
    </Typography>
    <Typography component="dd" sx={{ ...SUM, m: 0 }}>
      {amount}
    </Typography>
  </Box>
);
