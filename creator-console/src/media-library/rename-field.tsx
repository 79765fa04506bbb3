import { Button } from '@mui/material';
import { useState } from 'react';
import { useToast } from '../shared/toast/use-toast';
import type { MediaDetail } from './media.api';
import { useEditMedia } from './use-library';
import { texts } from './texts';
import { TextField } from '../shared/forms/text-field';
import { MarkedForm } from '../shared/forms/marked-form';

/** The server's column. */
const NAME_LIMIT = 200;

export function RenameField({ asset: { id, fileName } }: { asset: MediaDetail }) {
  const toast = useToast();
  const [name, setName] = useState(fileName);
  const { mutate, isPending, error } = useEditMedia(id, (renamed) => {
    setName(renamed.fileName);
    toast({ title: texts.renamed, text: renamed.fileName });
  });
  const isChanged = name.trim() !== '' && name.trim() !== fileName;
  return (
    <MarkedForm
      refusal={error ?? undefined}
      isBusy={isPending}
      isUnsaved={isChanged}
      onSubmit={() => isChanged && mutate({ fileName: name.trim() })}
      sx={{ display: 'flex', gap: 1, alignItems: 'center' }}
    >
      <TextField
        name="fileName"
        label={texts.name}
        value={name}
        size="small"
        margin="none"
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: NAME_LIMIT } }}
        sx={{ flex: 1 }}
      />
      <Button type="submit" disabled={!isChanged || isPending}>
        {texts.rename}
      </Button>
    </MarkedForm>
  );
}
