import { Alert, Button, Chip, ListItem, Stack, Typography } from '@mui/material';
import { Secondary } from '../../../shared/secondary';
import { momentOf } from '../../../shared/moment';
import { texts } from './texts';
import type { Webhook } from './webhooks.api';

export interface RowAct {
  label: string;
  run: () => void;
  isDisabled?: boolean;
  isGrave?: boolean;
}

/** One webhook: its URL, state and actions. */
export function WebhookRow({ webhook, acts }: { webhook: Webhook; acts: readonly RowAct[] }) {
  const { name, url, isActive, offReason, failingSince, oldSecretUntil, lastDeliveredAt, events } = webhook;
  return (
    <ListItem divider disableGutters sx={{ display: 'block', overflowWrap: 'anywhere' }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="strong" sx={{ fontWeight: 650 }}>
          {name}
        </Typography>
        <Chip
          size="small"
          variant="outlined"
          color={isActive ? 'success' : 'default'}
          label={isActive ? texts.on : texts.off}
        />
      </Stack>
      <Secondary>{url}</Secondary>
      <Secondary>
        {texts.eventCount(events.length)} ·{' '}
        {lastDeliveredAt === null ? texts.neverDelivered : texts.lastDelivered(momentOf(lastDeliveredAt))}
      </Secondary>
      {oldSecretUntil !== null && <Secondary>{texts.bothSecrets(momentOf(oldSecretUntil))}</Secondary>}
      {offReason !== null && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {texts.offReasons[offReason]}
        </Alert>
      )}
      {isActive && failingSince !== null && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {texts.failing(momentOf(failingSince))}
        </Alert>
      )}
      <Stack direction="row" useFlexGap sx={{ mt: 1, gap: 0.5, flexWrap: 'wrap' }}>
        {acts.map(({ label, run, isDisabled = false, isGrave = false }) => (
          <Button
            key={label}
            size="small"
            color={isGrave ? 'error' : 'primary'}
            disabled={isDisabled}
            aria-label={texts.of(label, name)}
            onClick={run}
          >
            {label}
          </Button>
        ))}
      </Stack>
    </ListItem>
  );
}
