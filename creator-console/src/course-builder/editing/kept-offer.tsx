import { Alert, Button, Stack, Typography } from '@mui/material';
import { texts } from './texts';

interface KeptOfferProps {
  at: number;
  onUse: () => void;
  onDiscard: () => void;
}

/** What was typed here before and never saved: hers to take up or to throw away. */
export const KeptOffer = ({ at, onUse, onDiscard }: KeptOfferProps) => (
  <Alert severity="info">
    {texts.kept(new Date(at).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' }))}
    <Typography variant="body2">{texts.keptHelp}</Typography>
    <Stack direction="row" spacing={1} sx={{ mt: 1, flexWrap: 'wrap' }} useFlexGap>
      <Button size="small" variant="contained" onClick={onUse}>
        {texts.takeKept}
      </Button>
      <Button size="small" onClick={onDiscard}>
        {texts.discardKept}
      </Button>
    </Stack>
  </Alert>
);
