import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useState } from 'react';
import type { Widget } from '../content/content';
import type { WidgetActions } from '../content/widget-actions';
import type { Told } from '../notice';
import { CATALOGUE } from '../widgets/catalogue';
import { fieldFaults } from './api';
import { draftOf, toSend } from './draft';
import { keptDraft } from './kept-draft';
import { EDITORS } from './registry';
import { texts } from './texts';

interface EditWidgetProps {
  widget: Widget;
  actions: WidgetActions;
  tell: (told: Told) => void;
  onClose: () => void;
}

/** The editor of one widget. It stays open, with all that was typed, until the server has it. */
export default function EditWidget({ widget, actions, tell, onClose }: EditWidgetProps) {
  const { id, type, settings } = widget;
  const [kept] = useState(() => keptDraft.read(id));
  const [draft, setDraft] = useState(() => kept ?? draftOf(type, settings));
  const [isSaving, setSaving] = useState(false);
  const [faults, setFaults] = useState<string[] | null>(null);
  const Editor = EDITORS[type];
  const change = (next: typeof draft) => {
    setDraft(next);
    keptDraft.keep(id, next);
  };
  const cancel = () => {
    keptDraft.forget(id);
    onClose();
  };
  const save = async () => {
    setSaving(true);
    setFaults(null);
    try {
      await actions.save(id, toSend(type, draft));
      keptDraft.forget(id);
      tell({ message: `${texts.updated}: ${texts.updatedText}` });
      onClose();
    } catch (error) {
      setFaults(fieldFaults(error));
    } finally {
      setSaving(false);
    }
  };
  // Escape leaves what was typed for the next time; a press beside the dialog does nothing.
  const close = (_: object, reason: string) => reason !== 'backdropClick' && onClose();
  return (
    <Dialog open onClose={close} fullWidth maxWidth="md" aria-labelledby="editor-title" disableEnforceFocus>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <DialogTitle id="editor-title">{texts.heading(CATALOGUE[type].label)}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5, pt: '8px !important' }}>
          {kept && <Alert severity="info">{texts.kept}</Alert>}
          {faults && (
            <Alert severity="error" role="alert">
              {texts.error}: {texts.failed}
              {faults.map((fault) => (
                <div key={fault}>{fault}</div>
              ))}
            </Alert>
          )}
          <Editor value={draft} onChange={change} />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={cancel}>{texts.cancel}</Button>
          <Button type="submit" variant="contained" disabled={isSaving}>
            {texts.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
