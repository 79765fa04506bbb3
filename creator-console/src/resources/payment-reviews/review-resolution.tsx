import { Box, Typography } from '@mui/material';
import { momentOf } from '../../shared/moment';
import type { PaymentReview } from './payment-reviews.api';
import { texts } from './texts';

/** Decision on the payment, with the person, the date and the note. */
export function ReviewResolution({ resolution, resolvedBy, resolvedAt, note }: PaymentReview) {
  if (resolution === null || resolvedAt === null) return null;
  return (
    <Box component="section" sx={{ p: 2, borderRadius: 1, bgcolor: 'action.hover' }}>
      <Typography component="h3" sx={{ fontWeight: 650 }}>
        {texts.resolution[resolution]}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {texts.by(resolvedBy ?? texts.you, momentOf(resolvedAt))}
      </Typography>
      {note && (
        <Typography sx={{ mt: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{note}</Typography>
      )}
    </Box>
  );
}
