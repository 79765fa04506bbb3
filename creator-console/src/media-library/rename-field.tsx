import { Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useToast } from '../shared/toast/use-toast';
import { mediaKeys } from './keys';
import { editMedia, type MediaDetail } from './media.api';
import { texts } from './texts';
import { TextField } from '../shared/forms/text-field';
import { MarkedForm } from '../shared/forms/marked-form';

/** The server's column. */
const NAME_LIMIT = 200;

export function RenameField({ asset: { id, fileName } }: { asset: MediaDetail }) {
  const client = useQueryClient();
  const toast = useToast();
  const [name, setName] = useState(fileName);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => editMedia(id, { fileName: name.trim() }),
    onSuccess: (renamed) => {
      setName(renamed.fileName);
      client.setQueryData(mediaKeys.one(id), renamed);
      toast({ title: texts.renamed, text: renamed.fileName });
      return client.invalidateQueries({ queryKey: mediaKeys.all });
    },
    onError: () => toast({ title: texts.error, text: texts.notSaved, failed: true }),
  });
  const isChanged = name.trim() !== '' && name.trim() !== fileName;
  return (
    <MarkedForm
      refusal={error ?? undefined}
      isBusy={isPending}
      isUnsaved={isChanged}
      onSubmit={() => isChanged && mutate()}
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
