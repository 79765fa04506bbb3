import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { TextField } from '../forms/text-field';
import { Unsaved } from '../forms/unsaved';
import { PlainDialog } from '../plain-dialog';
import { texts } from './texts';

interface Props {
  title: string;
  text: string;
  /** Name of the secret. */
  label: string;
  secret: string;
  onClose: () => void;
}

/** Shows a secret once: one button closes it. If copying is blocked, it can be selected. */
export function SecretDialog({ title, text, label, secret, onClose }: Props) {
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setSaid(texts.copied),
      () => setSaid(texts.copyFailed),
    );
  return (
    <PlainDialog
      fullWidth
      maxWidth="sm"
      title={title}
      content={{ sx: { display: 'grid', gap: 2 } }}
      actions={
        <>
          <Button onClick={onClose}>{texts.savedIt}</Button>
          <Button variant="contained" onClick={() => void copy()}>
            {texts.copy}
          </Button>
        </>
      }
    >
      <Unsaved when />
      <Typography>{text}</Typography>
      <TextField
        name="secret"
        label={label}
        value={secret}
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <Typography component="output" color="textSecondary">
        {said}
      </Typography>
    </PlainDialog>
  );
}
