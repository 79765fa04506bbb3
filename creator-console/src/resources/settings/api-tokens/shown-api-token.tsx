import { Typography } from '@mui/material';
import { useState } from 'react';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { texts } from './texts';
import { TextField } from '../../../shared/forms/text-field';

/** The one time a token is seen. Where copying is not allowed, the text can be selected. */
export function ShownApiToken({ token, onClose }: { token: string; onClose: () => void }) {
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(token).then(
      () => setSaid(texts.copied),
      () => setSaid(texts.copyFailed),
    );
  return (
    <FormDialog
      isBegun
      title={texts.shownTitle}
      submit={texts.copy}
      cancel={texts.done}
      onSubmit={() => void copy()}
      onClose={onClose}
    >
      <Typography>{texts.shownText}</Typography>
      <TextField
        name="token"
        label={texts.token}
        value={token}
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <Typography component="output" color="textSecondary">
        {said}
      </Typography>
    </FormDialog>
  );
}
