import CloudDoneIcon from '@mui/icons-material/CloudDoneOutlined';
import CloudSyncIcon from '@mui/icons-material/CloudSyncOutlined';
import { Button, Stack, Typography } from '@mui/material';
import { texts } from '../texts';
import type { Saving } from './optimistic-store';

/** Never says more than what the server has confirmed. */
export function SavedState({ saving, onRetry }: { saving: Saving; onRetry: () => void }) {
  return (
    <Stack component="output" direction="row" spacing={0.75} sx={{ alignItems: 'center', minHeight: 32 }}>
      {saving === 'failed' ? (
        <Button size="small" color="error" variant="outlined" onClick={onRetry}>
          {texts.notSaved}
        </Button>
      ) : (
        <>
          {saving === 'saved' ? (
            <CloudDoneIcon aria-hidden fontSize="small" color="primary" />
          ) : (
            <CloudSyncIcon aria-hidden fontSize="small" color="disabled" />
          )}
          <Typography variant="body2" color="text.secondary" noWrap>
            {saving === 'saved' ? texts.saved : texts.saving}
          </Typography>
        </>
      )}
    </Stack>
  );
}
