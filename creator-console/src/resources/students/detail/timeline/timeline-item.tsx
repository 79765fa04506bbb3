import { Box, Typography } from '@mui/material';
import { momentOf } from '../../../../shared/moment';
import { deedOf } from '../../../audit-log';
import { OrderLink } from '../parts/order-link';
import { ProductLink } from '../parts/product-link';
import { isMail, MailEntry } from './mail-entry';
import type { TimelineEntry } from './timeline.api';
import { texts } from './texts';

export function TimelineItem({ entry, onChanged }: { entry: TimelineEntry; onChanged: () => void }) {
  const { kind, action, at, by, fields, reason } = entry;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        columnGap: 2,
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '12rem minmax(0, 1fr)' },
      }}
    >
      <Typography variant="body2" color="textSecondary">
        {momentOf(at)}
      </Typography>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Typography component="span">
          {action === null ? texts.kinds[kind] : deedOf({ action, fields, count: null })}{' '}
        </Typography>
        {isMail(entry) ? <MailEntry entry={entry} onSettled={onChanged} /> : <About entry={entry} />}
        {by !== null && (
          <Typography component="span" variant="body2" color="textSecondary">
            {' '}
            {texts.by(by)}
          </Typography>
        )}
        {reason !== null && <Typography variant="body2">{texts.reason(reason)}</Typography>}
      </Box>
    </Box>
  );
}

function About({ entry: { title, productId, orderId } }: { entry: TimelineEntry }) {
  if (title === null) return null;
  if (productId !== null) return <ProductLink id={productId} title={title} />;
  return orderId === null ? <>{title}</> : <OrderLink id={orderId}>{title}</OrderLink>;
}
