import type { ReactNode } from 'react';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { texts } from '../shared/texts';

interface SettingsDialogProps {
  title: string;
  onClose: () => void;
  onSave: () => void;
  children: ReactNode;
}

/** Fields, Cancel and Save; Enter in a field of one line saves. */
export const SettingsDialog = ({ title, onSave, ...rest }: SettingsDialogProps) => (
  <FormDialog title={texts.settings.title(title)} submit={texts.settings.save} onSubmit={onSave} {...rest} />
);
