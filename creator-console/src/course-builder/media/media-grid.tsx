import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, Dialog, DialogActions, DialogTitle, IconButton, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fileSize } from '../../shared/file-size';
import type { Told } from '../notice';
import { serverMessage } from '../outline/api';
import { CATALOGUE } from '../widgets/catalogue';
import { deleteMedia, type MediaAsset } from './api';
import { texts } from './texts';
import { MEDIA } from './use-uploads';

interface MediaGridProps {
  assets: readonly MediaAsset[];
  tell: (told: Told) => void;
}

export function MediaGrid({ assets, tell }: MediaGridProps) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<MediaAsset | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: MediaAsset) => deleteMedia(id),
    onSuccess: () => {
      tell({ message: texts.deleted });
      return client.invalidateQueries({ queryKey: MEDIA });
    },
    // The server says where a file is still used.
    onError: (error) => tell({ message: serverMessage(error, texts.deleteFailed) }),
    onSettled: () => setAsked(null),
  });
  return (
    <>
      <Box
        component="ul"
        aria-label={texts.list}
        sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, listStyle: 'none', p: 0, m: 0 }}
      >
        {assets.map((asset) => (
          <MediaCard key={asset.id} asset={asset} onDelete={() => setAsked(asset)} />
        ))}
      </Box>
      <Dialog open={asked !== null} onClose={() => setAsked(null)} aria-labelledby="delete-media">
        <DialogTitle id="delete-media">{asked && texts.askDelete(asked.fileName)}</DialogTitle>
        <DialogActions>
          <Button onClick={() => setAsked(null)}>{texts.keep}</Button>
          <Button color="error" disabled={isPending} onClick={() => asked && mutate(asked)}>
            {texts.yes}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

function MediaCard({ asset, onDelete }: { asset: MediaAsset; onDelete: () => void }) {
  const { fileName, fileType, url } = asset;
  const Icon = CATALOGUE[fileType === 'captions' ? 'text' : fileType].icon;
  return (
    <Box
      component="li"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden', minWidth: 0 }}
    >
      <Box sx={{ height: 84, display: 'grid', placeItems: 'center', bgcolor: 'action.hover' }}>
        {fileType === 'image' ? (
          <Box
            component="img"
            src={url}
            alt=""
            loading="lazy"
            sx={{ width: '100%', height: 84, objectFit: 'cover' }}
          />
        ) : (
          <Icon aria-hidden color="primary" />
        )}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', pl: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="body2" noWrap title={fileName}>
            {fileName}
          </Typography>
          <Typography variant="caption" color="text.secondary">
            {fileSize(asset.fileSize)}
          </Typography>
        </Box>
        <IconButton size="small" aria-label={texts.delete(fileName)} onClick={onDelete}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
}
