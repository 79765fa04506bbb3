import { Box, Chip, Typography } from '@mui/material';
import { useId } from 'react';
import { money } from '../../shared/figures/format';
import type { PaymentReview } from './payment-reviews.api';
import { texts } from './texts';

export function ReviewLines({ review: { lines, resolution } }: { review: PaymentReview }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="subtitle1" component="h3" sx={{ fontWeight: 650, mb: 1 }}>
        {texts.lines}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {lines.map(({ productId, title, price, isDelivered, isOwned }) => (
          <Box
            component="li"
            key={productId}
            sx={{
              display: 'flex',
              alignItems: 'center',
              flexWrap: 'wrap',
              gap: 1,
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Typography sx={{ flex: '1 1 10rem', overflowWrap: 'anywhere' }}>{title}</Typography>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexShrink: 0 }}>
              {isDelivered && <Chip size="small" color="success" variant="outlined" label={texts.given} />}
              {!isDelivered && isOwned && <Chip size="small" variant="outlined" label={texts.owned} />}
              {!isDelivered && (
                <Chip
                  size="small"
                  {...(resolution === null && { color: 'warning' })}
                  variant="outlined"
                  label={resolution === null ? texts.notGiven : texts.notGivenAnyMore}
                />
              )}
              <Typography sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
                {money(price)}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </section>
  );
}
