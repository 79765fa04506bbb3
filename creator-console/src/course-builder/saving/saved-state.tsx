import { Muted } from '../../shared/muted';
import CloudDoneIcon from '@mui/icons-material/CloudDoneOutlined';
import CloudSyncIcon from '@mui/icons-material/CloudSyncOutlined';
import { Button, Stack } from '@mui/material';
import { texts } from '../shared/texts';
import type { Saving } from './saver-group';
import { useOnline } from '../../shared/use-online';

/** Shows only what the server has confirmed. A click retries, or leads to a pending decision. */
export function SavedState({ saving, onRetry }: { saving: Saving; onRetry: () => void }) {
  const isOnline = useOnline();
  const isWaiting = saving === 'failed' || saving === 'signedOut' || saving === 'conflict';
  return (
    <Stack component="output" direction="row" spacing={0.75} sx={{ alignItems: 'center', minHeight: 32 }}>
      {isWaiting ? (
        <Button size="small" color="error" variant="outlined" onClick={onRetry}>
          {savingText(saving, isOnline)}
        </Button>
      ) : (
        <>
          {saving === 'saved' ? (
            <CloudDoneIcon aria-hidden fontSize="small" color="primary" />
          ) : (
            <CloudSyncIcon aria-hidden fontSize="small" color="disabled" />
          )}
          <Muted noWrap>{savingText(saving, isOnline)}</Muted>
        </>
      )}
    </Stack>
  );
}

export function savingText(saving: Saving, isOnline: boolean): string {
  switch (saving) {
    case 'saved':
      return texts.saved;
    case 'saving':
      return texts.saving;
    case 'unfinished':
      return texts.unfinished;
    case 'signedOut':
      return texts.signedOut;
    case 'conflict':
      return texts.changedElsewhere;
    case 'failed':
      return isOnline ? texts.notSaved : texts.offline;
  }
}
