import { Muted } from '../shared/muted';
import CloseIcon from '@mui/icons-material/Close';
import DownloadIcon from '@mui/icons-material/Download';
import { Box, Button, IconButton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { PlainDialog } from '../shared/plain-dialog';
import { Loaded } from '../shared/loaded';
import { factsOf } from './facts';
import { type MediaDetail, readMedia, mediaKeys, useEditMedia, isConverting, WATCH_MS } from './media.api';
import { PreviewBody } from './preview-body';
import { texts } from './texts';
import { UsedIn } from './used-in';
import { useToast } from '../shared/toast/use-toast';
import { MediaChooser } from './media-chooser';
import { useState } from 'react';
import { TextField } from '../shared/forms/text-field';
import { MarkedForm } from '../shared/forms/marked-form';

/** Same as the limit of the server's column. */
const NAME_LIMIT = 200;

function RenameField({ asset }: { asset: MediaDetail }) {
  const { fileName } = asset;
  const toast = useToast();
  const [name, setName] = useState(fileName);
  const { mutate, isPending, error } = useEditMedia(asset, (renamed) => {
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

const CAPTIONS = ['captions'] as const;

/** Default captions of a video, for lessons without their own. */
function CaptionsField({ video }: { video: MediaDetail }) {
  const toast = useToast();
  const { mutate } = useEditMedia(video, () => toast({ title: texts.captionsSaved }));
  return (
    <MediaChooser
      kinds={CAPTIONS}
      label={texts.captions}
      help={texts.captionsHelp}
      value={video.captionsAssetId}
      onChange={(asset) => mutate({ captionsAssetId: asset?.id ?? null })}
    />
  );
}

interface PreviewMediaProps {
  id: string;
  name: string;
  onClose: () => void;
  onDelete: (asset: MediaDetail) => void;
}

/** A file with its details and uses. */
export function PreviewMedia({ id, name, onClose, onDelete }: PreviewMediaProps) {
  const query = useQuery({
    queryKey: mediaKeys.one(id),
    queryFn: () => readMedia(id),
    // Always reloaded, because its signed URLs expire, and its uses may have changed.
    staleTime: 0,
    refetchInterval: ({ state }) => state.data !== undefined && isConverting(state.data) && WATCH_MS,
  });
  const { data } = query;
  return (
    <PlainDialog
      onClose={onClose}
      fullWidth
      maxWidth="md"
      title={
        <Box component="span" sx={{ display: 'block', pr: 4 }}>
          {data?.fileName ?? name}
        </Box>
      }
      content={{ dividers: true }}
      actions={
        data && (
          <>
            <Button color="error" onClick={() => onDelete(data)} sx={{ mr: 'auto' }}>
              {texts.delete}
            </Button>
            {data.originalUrl && <Button href={data.originalUrl}>{texts.downloadOriginal}</Button>}
            <Button startIcon={<DownloadIcon />} href={data.downloadUrl}>
              {texts.download}
            </Button>
          </>
        )
      }
    >
      <IconButton
        aria-label={texts.close}
        onClick={onClose}
        sx={{ position: 'absolute', top: 12, right: 12 }}
      >
        <CloseIcon />
      </IconButton>
      <Loaded query={query} failed={texts.failed} loading={texts.loading}>
        {(asset) => <Details asset={asset} onGo={onClose} />}
      </Loaded>
    </PlainDialog>
  );
}

const Details = ({ asset, onGo }: { asset: MediaDetail; onGo: () => void }) => (
  <Stack spacing={2.5}>
    <PreviewBody asset={asset} />
    <RenameField key={asset.fileName} asset={asset} />
    {asset.fileType === 'video' && <CaptionsField video={asset} />}
    <Box
      component="dl"
      aria-label={texts.facts.label}
      sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 3, rowGap: 0.5, m: 0 }}
    >
      {factsOf(asset).map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Muted component="dt">{name}</Muted>
          <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
    <section>
      <Typography component="h3" variant="subtitle2" gutterBottom>
        {texts.usedIn}
      </Typography>
      {asset.usedIn.length > 0 ? (
        <UsedIn uses={asset.usedIn} onGo={onGo} />
      ) : (
        <Muted>{texts.usedNowhere}</Muted>
      )}
    </section>
  </Stack>
);
