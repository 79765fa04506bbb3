import { Box, Chip, Link, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { money } from '../../shared/figures/format';
import { formPath } from '../products';
import { amountOf } from './order-words';
import type { Order, OrderLine } from './orders.api';
import { texts } from './texts';

const ROW = { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, py: 1 } as const;
const SUM = { fontVariantNumeric: 'tabular-nums', fontWeight: 600 } as const;

/** What the order holds, what the buyer has of it now, and the sums. Each title leads to its product. */
export function OrderLines({ order }: { order: Order }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="subtitle1" component="h2" sx={{ fontWeight: 650, mb: 1 }}>
        {texts.lines}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {order.lines.map((line) => (
          <Box component="li" key={line.id} sx={{ ...ROW, borderTop: 1, borderColor: 'divider' }}>
            <Line {...line} />
          </Box>
        ))}
      </Box>
      <Sums {...order} />
    </section>
  );
}

const Line = ({ productId, title, price, discount, access, refunded, parts }: OrderLine) => (
  <>
    <Link
      component={RouterLink}
      to={formPath({ id: productId })}
      color="textPrimary"
      underline="hover"
      sx={{ flex: '1 1 10rem', overflowWrap: 'anywhere' }}
    >
      {title}
    </Link>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexShrink: 0 }}>
      {Number(refunded) > 0 && (
        <Chip size="small" variant="outlined" label={`${texts.refunded} ${money(refunded)}`} />
      )}
      {Number(discount) > 0 && (
        <Chip size="small" variant="outlined" label={`${texts.coupon} −${money(discount)}`} />
      )}
      <Access access={access} />
      <Typography sx={SUM}>{money(price)}</Typography>
    </Box>
    {parts.length > 0 && (
      <Typography variant="body2" color="textSecondary" sx={{ width: '100%', overflowWrap: 'anywhere' }}>
        {texts.with(parts.map((part) => part.title))}
      </Typography>
    )}
  </>
);

const COLOURS = {
  open: 'success',
  waits: 'warning',
  ended: 'default',
  open_otherwise: 'success',
  not_given: 'default',
} as const;

const Access = ({ access }: Pick<OrderLine, 'access'>) => (
  <Chip size="small" variant="outlined" color={COLOURS[access]} label={texts.access[access]} />
);

const Sums = ({ subtotal, discount, coupon, tax, total, received, refunded, fee, currency }: Order) => (
  <Box component="dl" sx={{ m: 0, borderTop: 1, borderColor: 'divider', pt: 1 }}>
    <Sum label={texts.subtotal} amount={money(subtotal)} />
    {coupon && (
      <Sum
        label={
          <Link component={RouterLink} to={`/coupons/${coupon.id}`}>
            {texts.couponOf(coupon.code)}
          </Link>
        }
        amount={`−${money(discount)}`}
      />
    )}
    <Sum label={texts.tax} amount={money(tax)} />
    <Sum label={texts.asked} amount={money(total)} />
    {(received !== total || currency !== 'usd') && (
      <Sum label={texts.came} amount={amountOf(received, currency)} />
    )}
    {Number(refunded) > 0 && <Sum label={texts.refunded} amount={`−${amountOf(refunded, currency)}`} />}
    <Sum label={texts.fee} amount={fee === null ? texts.feeUnknown : `−${money(fee)}`} />
  </Box>
);

const Sum = ({ label, amount }: { label: ReactNode; amount: string }) => (
  <Box sx={{ display: 'flex', justifyContent: 'space-between', py: 0.25 }}>
    <Typography component="dt" color="textSecondary">
      {label}
    </Typography>
    <Typography component="dd" sx={{ ...SUM, m: 0 }}>
      {amount}
    </Typography>
  </Box>
);
