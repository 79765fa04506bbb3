import { Typography } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { widgetDrafts } from '../content/widget-drafts';
import { texts } from '../shared/texts';

/** Says that more was typed into a widget than what members see. */
export function WaitingDraft({ widgetId }: { widgetId: string }) {
  const isWaiting = useSyncExternalStore(widgetDrafts.subscribe, () => widgetDrafts.has(widgetId));
  if (!isWaiting) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ px: 2, pb: 1.5, fontWeight: 600 }}>
      {texts.canvas.draft}
    </Typography>
  );
}
