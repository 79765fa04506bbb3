import { DialogContentText } from '@mui/material';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { texts } from './texts';

/** Asks before unsaved words are left behind, by a link or by closing the window. */
export function LeaveDialog({ hasUnsaved }: { hasUnsaved: boolean }) {
  const blocker = useBlocker(hasUnsaved);
  useEffect(() => {
    if (!hasUnsaved) return;
    const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', askFirst);
    return () => removeEventListener('beforeunload', askFirst);
  }, [hasUnsaved]);
  if (blocker.state !== 'blocked') return null;
  return (
    <FormDialog
      isGrave
      title={texts.leaveTitle}
      submit={texts.leave}
      cancel={texts.stay}
      onSubmit={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    >
      <DialogContentText>{texts.leaveText}</DialogContentText>
    </FormDialog>
  );
}
