import { Alert, AlertTitle, Button, Stack, Typography } from '@mui/material';
import { useState, useSyncExternalStore } from 'react';
import { texts } from '../shared/texts';
import { momentOf } from '../../shared/moment';
import { ChangedElsewhere } from './api';
import type { OpenLesson } from './open-lesson';

export const CONFLICT_NOTICE = 'conflict-notice';

/** Says that the lesson was changed elsewhere, and offers to keep either version. */
export function ConflictNotice({ lesson }: { lesson: OpenLesson }) {
  const conflict = useSyncExternalStore(lesson.store.subscribe, lesson.store.conflict);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  if (conflict === undefined) return null;
  const choose = async (act: () => Promise<void>) => {
    setBusy(true);
    setFailed(false);
    try {
      await act();
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  const choices = [
    ['mine', () => lesson.keepMine()],
    ['theirs', () => lesson.takeTheirs()],
  ] as const;
  return (
    <Alert
      id={CONFLICT_NOTICE}
      tabIndex={-1}
      severity="warning"
      role="alert"
      sx={{ mb: 2, '.MuiAlert-message': { flex: 1 } }}
    >
      <AlertTitle>{texts.conflict.title}</AlertTitle>
      <Typography variant="body2">{whoAndWhen(conflict)}</Typography>
      <Typography variant="body2">{texts.conflict.help}</Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ mt: 1.5 }}>
        {choices.map(([which, act]) => (
          <Stack key={which} spacing={0.5} sx={{ flex: 1, alignItems: 'flex-start' }}>
            <Button
              size="small"
              variant={which === 'mine' ? 'contained' : 'outlined'}
              disabled={isBusy}
              aria-describedby={`conflict-${which}`}
              onClick={() => void choose(act)}
            >
              {texts.conflict[which]}
            </Button>
            <Typography id={`conflict-${which}`} variant="caption">
              {texts.conflict[`${which}Help`]}
            </Typography>
          </Stack>
        ))}
      </Stack>
      {hasFailed && <Typography sx={{ mt: 1 }}>{texts.conflict.failed}</Typography>}
    </Alert>
  );
}

function whoAndWhen(conflict: unknown): string {
  if (!(conflict instanceof ChangedElsewhere) || !conflict.by || !conflict.at) return texts.conflict.unknown;
  return texts.conflict.by(conflict.by, momentOf(conflict.at.toISOString()));
}
