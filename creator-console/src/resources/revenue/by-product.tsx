import { Box, Stack } from '@mui/material';
import { money, percent } from '../../shared/figures/format';
import { Meter } from '../../shared/figures/meter';
import { analyticsPath } from '../products';
import type { ProductRevenue } from './revenue.api';
import { texts } from './texts';
import { PageLink } from '../../shared/page-link';
import { Secondary } from '../../shared/secondary';
import { TitledCard } from '../../shared/titled-card';

/** Revenue by product, linked to its figures. */
export function ByProduct({ products }: { products: ProductRevenue[] }) {
  return (
    <TitledCard title={texts.byProduct}>
      <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {products.map(({ id: productId, title, sales, revenue, refunds, fees, net, sharePercent }) => (
          <li key={productId}>
            <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between', mb: 0.5 }}>
              <PageLink
                to={analyticsPath({ id: productId })}
                underline="hover"
                color="textPrimary"
                sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}
              >
                {title}
              </PageLink>
              <Box component="span" sx={{ fontVariantNumeric: 'lining-nums tabular-nums', fontWeight: 600 }}>
                {money(revenue)}
              </Box>
            </Stack>
            <Meter percent={sharePercent} />
            <Secondary sx={{ mt: 0.25 }}>
              {texts.sold(sales)} · {texts.share(percent(sharePercent))}
              {Number(refunds) > 0 && ` · ${texts.back(money(refunds))}`}
              {Number(fees) !== 0 && ` · ${texts.taken(money(fees))}`}
              {net !== revenue && ` · ${texts.left(money(net))}`}
            </Secondary>
          </li>
        ))}
      </Stack>
    </TitledCard>
  );
}
