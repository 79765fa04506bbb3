import { Alert, Button, Stack, Typography } from '@mui/material';
import { locale } from '../../shared/words/language';
import { texts } from './texts';

interface DraftOfferProps {
  at: number;
  onUse: () => void;
  onDiscard: () => void;
}

/** Offers what was typed here before and never saved: the coach uses it or discards it. */
export const DraftOffer = ({ at, onUse, onDiscard }: DraftOfferProps) => (
  <Alert severity="info">
    {texts.unsavedDraft(new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' }))}
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
