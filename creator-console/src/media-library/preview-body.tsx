import { isForeign } from '@sanctum/web/media/is-foreign';
import { Box, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { nameOf } from './language-name';
import { ConversionNotice } from './conversion';
import { KIND_ICONS } from './kinds';
import { isConverting, type MediaDetail } from './media.api';
import { texts } from './texts';

const Picture = styled('img')({ display: 'block', maxWidth: '100%', maxHeight: '50vh', margin: '0 auto' });
const Video = styled('video')({ display: 'block', width: '100%', maxHeight: '50vh', borderRadius: 8 });
const Recording = styled('audio')({ display: 'block', width: '100%' });

/** The file itself unless it is being converted, and anything that prevents playing it. */
export const PreviewBody = ({ asset }: { asset: MediaDetail }) => (
  <Stack spacing={2}>
    <ConversionNotice asset={asset} />
    {!isConverting(asset) && <Shown asset={asset} />}
  </Stack>
);

function Shown({ asset: { fileType, fileName, url, captions, posterUrl } }: { asset: MediaDetail }) {
  switch (fileType) {
    case 'image':
      return <Picture src={url} alt={fileName} />;
    case 'video':
      return (
        <Video
          key={captions.map((each) => each.url).join(' ')}
          controls
          preload="metadata"
          src={url}
          poster={posterUrl ?? undefined}
          crossOrigin={isForeign(url) ? 'anonymous' : undefined}
        >
          {captions.map((each) => (
            <track
              key={each.language}
              kind="captions"
              srcLang={each.language}
              label={nameOf(each.language)}
              src={each.url}
            />
          ))}
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
