import { Box, Typography } from '@mui/material';
import { amountOf } from '../../shared/figures/format';
import { momentOf } from '../../shared/moment';
import type { Happening, Order } from './orders.api';
import { texts } from './texts';
import { Secondary } from '../../shared/secondary';
import { TitledSection } from '../../shared/titled-card';

export function OrderTimeline({ order: { timeline, currency } }: { order: Order }) {
  return (
    <TitledSection title={texts.timeline}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', borderLeft: 2, borderColor: 'divider' }}>
        {timeline.map((happening, place) => (
          <Box component="li" key={`${place} ${happening.what}`} sx={{ pl: 2, pb: 2, position: 'relative' }}>
            <Box
              aria-hidden
              sx={{
                position: 'absolute',
                left: -6,
                top: 7,
                width: 10,
                height: 10,
                borderRadius: '50%',
                bgcolor: 'primary.main',
              }}
            />
            <One happening={happening} currency={currency} />
          </Box>
        ))}
      </Box>
    </TitledSection>
  );
}

/** Events shown with the person who caused them. */
const NAMED: ReadonlySet<Happening['what']> = new Set(['granted', 'gift_redeemed']);

function One({ happening, currency }: { happening: Happening; currency: string }) {
  const { what, about, amount, by, at } = happening;
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {texts.happened[what]}
        {amount !== null && `: ${amountOf(amount, currency)}`}
      </Typography>
      {about !== null && (
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {texts.abouts[about] ?? about}
        </Typography>
      )}
      <Secondary>
        {[
          momentOf(at),
          what === 'given_to_ward' && by !== null && texts.to(by),
          NAMED.has(what) && by !== null && texts.by(by),
        ]
          .filter(Boolean)
          .join(' ')}
      </Secondary>
    </>
  );
}
