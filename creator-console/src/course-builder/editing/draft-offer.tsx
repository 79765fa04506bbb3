import { Alert, Button, Stack, Typography } from '@mui/material';
import { momentOf } from '../../shared/moment';
import { texts } from './texts';

interface DraftOfferProps {
  at: number;
  onUse: () => void;
  onDiscard: () => void;
}

/** Offers what was typed here before and never saved: the coach uses it or discards it. */
export const DraftOffer = ({ at, onUse, onDiscard }: DraftOfferProps) => (
  <Alert severity="info">
    {texts.unsavedDraft(momentOf(new Date(at).toISOString()))}
    <Typography variant="body2">{texts.unsavedDraftHelp}</Typography>
    <Stack direction="row" spacing={1} sx={{ mt: 1, flexWrap: 'wrap' }} useFlexGap>
      <Button size="small" variant="contained" onClick={onUse}>
        {texts.takeDraft}
      </Button>
      <Button size="small" onClick={onDiscard}>
        {texts.discardDraft}
      </Button>
    </Stack>
  </Alert>
);
