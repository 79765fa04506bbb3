import { Button, DialogContentText, Stack } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MediaAsset } from '../shared/uploads/kind-of';
import { PlainDialog } from '../shared/plain-dialog';
import { useToast } from '../shared/toast/use-toast';
import { deleteMedia, type MediaUse, mediaKeys } from './media.api';
import { texts } from './texts';
import { UsedIn } from './used-in';

interface DeleteMediaProps {
  assets: readonly MediaAsset[];
  onClose: () => void;
  onDeleted: (ids: readonly string[]) => void;
}

interface UsedMedia {
  asset: MediaAsset;
  usedIn: MediaUse[];
}

/** Deletes after a confirmation. Files in use stay, and the dialog lists where they are used. */
export function DeleteMedia({ assets, onClose, onDeleted }: DeleteMediaProps) {
  const client = useQueryClient();
  const toast = useToast();
  const [stillUsed, setStillUsed] = useState<readonly UsedMedia[]>([]);
  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteAll(assets),
    onSuccess: ({ gone, stays, hasFailed }) => {
      if (hasFailed) toast({ title: texts.error, text: texts.deleteFailed, failed: true });
      else if (gone.length > 0) {
        const text = gone.length === 1 ? texts.deletedText : texts.deletedMany(gone.length);
        toast({ title: texts.deleted, text });
      }
      setStillUsed(stays);
      onDeleted(gone);
      if (stays.length === 0) onClose();
      return client.invalidateQueries({ queryKey: mediaKeys.all });
    },
  });
  const [first] = assets;
  const title =
    assets.length === 1 && first ? texts.askDelete(first.fileName) : texts.askDeleteMany(assets.length);
  const isAsking = stillUsed.length === 0;
  return (
    <PlainDialog
      onClose={onClose}
      aria-describedby="delete-media"
      content={{ id: 'delete-media' }}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{isAsking ? texts.keep : texts.close}</Button>
          {isAsking && (
            <Button color="error" variant="contained" disabled={isPending} onClick={() => mutate()}>
              {texts.delete}
            </Button>
          )}
        </>
      }
    >
      {isAsking ? (
        <DialogContentText>{texts.cannotUndo}</DialogContentText>
      ) : (
        <Stack spacing={1.5} role="alert">
          {stillUsed.map(({ asset, usedIn }) => (
            <div key={asset.id}>
              <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
                {texts.inUse(asset.fileName)}
              </DialogContentText>
              <UsedIn uses={usedIn} onGo={onClose} />
            </div>
          ))}
        </Stack>
      )}
    </PlainDialog>
  );
}

async function deleteAll(assets: readonly MediaAsset[]) {
  const gone: string[] = [];
  const stays: UsedMedia[] = [];
  let hasFailed = false;
  for (const asset of assets) {
    try {
      const usedIn = await deleteMedia(asset.id);
      if (usedIn.length > 0) stays.push({ asset, usedIn });
      else gone.push(asset.id);
    } catch {
      hasFailed = true;
    }
  }
  return { gone, stays, hasFailed };
}
