import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import type { ReactNode } from 'react';
import { focusFirst } from '../../shared/focus-first';
import { texts } from '../shared/texts';

interface SettingsDialogProps {
  title: string;
  onClose: () => void;
  onSave: () => void;
  children: ReactNode;
}

/** Fields, Cancel and Save; Enter in a field of one line saves. */
export const SettingsDialog = ({ title, onClose, onSave, children }: SettingsDialogProps) => (
  <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="settings-title">
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <DialogTitle id="settings-title">{texts.settings.title(title)}</DialogTitle>
      <DialogContent ref={focusFirst} sx={{ display: 'grid', gap: 2 }}>
        {children}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{texts.settings.cancel}</Button>
        <Button type="submit" variant="contained">
          {texts.settings.save}
        </Button>
      </DialogActions>
    </form>
  </Dialog>
);
