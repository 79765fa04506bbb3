import CloudUploadIcon from '@mui/icons-material/CloudUploadOutlined';
import { Button, CircularProgress, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useRef, useState } from 'react';
import type { Told } from '../notice';
import { listMedia } from './api';
import { ACCEPTED } from './kind-of';
import { MediaGrid } from './media-grid';
import { SendingList } from './sending-list';
import { texts } from './texts';
import { MEDIA, type useUploads } from './use-uploads';

interface MediaPanelProps {
  tell: (told: Told) => void;
  uploads: ReturnType<typeof useUploads>;
}

/** Right, second tab: the library (spec §2, §9: a grid of two columns). */
export function MediaPanel({ tell, uploads: { sending, send } }: MediaPanelProps) {
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const q = useDeferredValue(words.trim());
  const { data, isError, isPending, refetch } = useQuery({
    queryKey: [...MEDIA, 'all', q],
    queryFn: () => listMedia(undefined, q),
    gcTime: 0,
  });
  return (
    <Stack spacing={1.5}>
      <Button variant="outlined" startIcon={<CloudUploadIcon />} onClick={() => input.current?.click()}>
        {texts.upload}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={texts.upload}
        accept={ACCEPTED}
        onChange={({ target }) => {
          for (const file of target.files ?? []) void send(file);
          target.value = '';
        }}
      />
      <SendingList sending={sending} />
      <TextField
        type="search"
        size="small"
        margin="none"
        label={texts.search}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {isPending && <CircularProgress aria-label={texts.list} sx={{ alignSelf: 'center' }} />}
      {isError && (
        <Stack spacing={1} role="alert">
          <Typography>{texts.failed}</Typography>
          <Button onClick={() => void refetch()}>{texts.again}</Button>
        </Stack>
      )}
      {data?.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {q ? texts.noHit : texts.empty}
        </Typography>
      )}
      {data && data.length > 0 && <MediaGrid assets={data} tell={tell} />}
    </Stack>
  );
}
