import { Typography } from '@mui/material';
import { useState } from 'react';
import { useActs } from '../../../providers/use-acts';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { useAct } from '../../../shared/fresh-sign-in/use-act';
import { useToast } from '../../../shared/toast/use-toast';
import { dayOf } from '../../../shared/moment';
import { texts } from './texts';
import { TextField } from '../../../shared/forms/text-field';

/** The same limits as the server's. */
const LIMITS = { name: 100, url: 2000 };

/** Asks for a calendar's address, which the server reads at once: it says what it found there, or why it found nothing. */
export function AddCalendarDialog({ onAdded, onClose }: { onAdded: () => void; onClose: () => void }) {
  const [name, setName] = useState('');
  const [url, setUrl] = useState('');
  const { run, ...acting } = useAct();
  const toast = useToast();
  const { addBusyCalendar } = useActs();

  async function add() {
    const { busyTimes, knownUntil } = await addBusyCalendar({ name: name.trim(), url: url.trim() });
    const found = knownUntil === null ? undefined : texts.ahead(busyTimes, dayOf(knownUntil));
    toast({ title: texts.added(name.trim()), ...(found !== undefined && { text: found }) });
    onClose();
    onAdded();
  }

  return (
    <FormDialog
      {...acting}
      title={texts.addTitle}
      submit={texts.addIt}
      onSubmit={() => run(add)}
      onClose={onClose}
    >
      <Typography>{texts.addText}</Typography>
      <TextField
        name="name"
        required
        label={texts.name}
        helperText={texts.nameHelp}
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: LIMITS.name } }}
      />
      <TextField
        name="url"
        required
        type="url"
        label={texts.address}
        helperText={texts.addressHelp}
        value={url}
        onChange={({ target }) => setUrl(target.value)}
        slotProps={{ htmlInput: { maxLength: LIMITS.url, autoComplete: 'off', spellCheck: false } }}
      />
    </FormDialog>
  );
}
