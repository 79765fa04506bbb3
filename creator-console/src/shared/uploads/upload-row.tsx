import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import CloseIcon from '@mui/icons-material/Close';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import ReplayIcon from '@mui/icons-material/Replay';
import { Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { IconAct } from '../icon-act';
import { texts } from './texts';
import { percentOf, type UploadItem } from './upload-item';
import { uploads } from './uploads';

export function UploadRow({ item }: { item: UploadItem }) {
  const { name, state } = item;
  const isDone = state === 'done';
  return (
    <Box component="li" sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="body2" noWrap title={name}>
            {name}
          </Typography>
          <Typography
            variant="caption"
            component="p"
            color={state === 'failed' ? 'error' : 'text.secondary'}
            sx={{ overflowWrap: 'anywhere' }}
          >
            {told(item)}
          </Typography>
        </Box>
        {isDone ? <CheckIcon aria-hidden color="primary" fontSize="small" /> : <Acts item={item} />}
      </Stack>
      {!isDone && state !== 'failed' && (
        <LinearProgress
          variant={state === 'registering' ? 'indeterminate' : 'determinate'}
          value={percentOf(item)}
          aria-label={texts.tray.progress(name)}
          color={state === 'paused' || state === 'away' ? 'inherit' : 'primary'}
          sx={{ mt: 0.75, borderRadius: 1 }}
        />
      )}
      {state === 'needsFile' && <ChooseAgain item={item} />}
    </Box>
  );
}

function told(item: UploadItem): string {
  const { states } = texts.tray;
  switch (item.state) {
    case 'sending':
      return states.sending(percentOf(item), item.size);
    case 'paused':
      return states.paused(percentOf(item));
    case 'failed':
      return `${texts.failed}: ${item.why ?? texts.failedText}`;
    default:
      return states[item.state];
  }
}

function Acts({ item: { id, name, state } }: { item: UploadItem }) {
  const { pause, resume, retry, cancel } = texts.tray;
  return (
    <Stack direction="row" sx={{ flex: 'none' }}>
      {(state === 'sending' || state === 'away') && (
        <IconAct label={pause(name)} icon={PauseIcon} onClick={() => uploads.pause(id)} />
      )}
      {state === 'paused' && (
        <IconAct label={resume(name)} icon={PlayArrowIcon} onClick={() => uploads.resume(id)} />
      )}
      {state === 'failed' && (
        <IconAct label={retry(name)} icon={ReplayIcon} onClick={() => uploads.retry(id)} />
      )}
      <IconAct label={cancel(name)} icon={CloseIcon} onClick={() => uploads.cancel(id)} />
    </Stack>
  );
}

function ChooseAgain({ item: { id, name } }: { item: UploadItem }) {
  const input = useRef<HTMLInputElement>(null);
  const [isAnother, setAnother] = useState(false);
  return (
    <>
      <Button size="small" aria-label={texts.tray.chooseThis(name)} onClick={() => input.current?.click()}>
        {texts.tray.chooseAgain}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={texts.tray.chooseThis(name)}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) void uploads.provide(id, file).then((isIt) => setAnother(!isIt));
        }}
      />
      {isAnother && (
        <Typography variant="caption" color="error" role="alert">
          {texts.tray.anotherFile(name)}
        </Typography>
      )}
    </>
  );
}
