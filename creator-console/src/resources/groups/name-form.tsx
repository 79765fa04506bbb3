import { Button, Stack, TextField } from '@mui/material';
import { GROUP_NAME_LIMIT } from '@sanctum/openapi/choices';
import { type ReactNode, useState } from 'react';
import { refusalOf } from '../../providers/refusal';
import { useToast } from '../../shared/toast/use-toast';
import { texts } from './texts';

interface Props {
  label: string;
  save: string;
  began?: string;
  /** What was typed stays when this fails. */
  onSave: (name: string) => Promise<unknown>;
  onSaved: () => void;
  children?: ReactNode;
}

/** A name and what is done with it. */
export function NameForm({ label, save, began = '', onSave, onSaved, children }: Props) {
  const [name, setName] = useState(began);
  const [isSaving, setSaving] = useState(false);
  const toast = useToast();
  const send = async () => {
    setSaving(true);
    try {
      await onSave(name.trim());
      setName(began);
      onSaved();
    } catch (error) {
      toast({ title: texts.failed, text: refusalOf(error).message ?? texts.tryAgain, failed: true });
    } finally {
      setSaving(false);
    }
  };
  return (
    <Stack
      component="form"
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        size="small"
        label={label}
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: GROUP_NAME_LIMIT } }}
        sx={{ flex: '1 1 12rem' }}
      />
      <Button type="submit" variant="outlined" disabled={isSaving || name.trim() === ''}>
        {save}
      </Button>
      {children}
    </Stack>
  );
}
