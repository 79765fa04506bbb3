import { Alert, Box, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { KIND_ICONS } from './kinds';
import type { MediaDetail } from './media.api';
import { texts } from './texts';

const Picture = styled('img')({ display: 'block', maxWidth: '100%', maxHeight: '50vh', margin: '0 auto' });
const Video = styled('video')({ display: 'block', width: '100%', maxHeight: '50vh', borderRadius: 8 });
const Recording = styled('audio')({ display: 'block', width: '100%' });

/** With storage on another host, captions load only if the video is requested with CORS, too. */
const isForeign = (url: string) => new URL(url, location.origin).origin !== location.origin;

/** The file; a video that many browsers cannot play has a warning with advice. */
export function PreviewBody({ asset }: { asset: MediaDetail }) {
  if (asset.canPlayEverywhere !== false) return <Shown asset={asset} />;
  return (
    <Stack spacing={2}>
      <Alert severity="warning">{texts.playsInFew}</Alert>
      <Shown asset={asset} />
    </Stack>
  );
}

function Shown({ asset: { fileType, fileName, url, captionsUrl } }: { asset: MediaDetail }) {
  switch (fileType) {
    case 'image':
      return <Picture src={url} alt={fileName} />;
    case 'video':
      return (
        <Video
          key={captionsUrl}
          controls
          preload="metadata"
          src={url}
          crossOrigin={isForeign(url) ? 'anonymous' : undefined}
        >
          <track
            kind="captions"
            srcLang="en"
            label={texts.one.captions}
            {...(captionsUrl && { src: captionsUrl })}
          />
          {texts.noVideo}
        </Video>
      );
    case 'audio':
      return (
        <Recording controls preload="metadata" src={url}>
          {texts.noAudio}
        </Recording>
      );
    default: {
      const Icon = KIND_ICONS[fileType];
      return (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            p: 3,
            bgcolor: 'action.hover',
            borderRadius: 1,
          }}
        >
          <Icon aria-hidden color="primary" fontSize="large" />
          <Typography>{texts.noPreview}</Typography>
        </Box>
      );
    }
  }
}
