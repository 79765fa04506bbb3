import { Chip } from '@mui/material';
import type { Schemas } from '@sanctum/openapi';
import { texts } from './texts';

type State = Schemas['MailState'];

const COLOURS = {
  queued: 'default',
  sent: 'success',
  dropped: 'default',
  failed: 'error',
  bounced: 'error',
} as const;

/** True if the email needs the coach, who may send it again. */
export const isFailed = (state: State): boolean => state === 'failed' || state === 'bounced';

export const MailState = ({ state }: { state: State }) => (
  <Chip size="small" variant="outlined" color={COLOURS[state]} label={texts.states[state]} />
);
