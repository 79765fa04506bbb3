import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import { Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { fileSize } from '../../shared/file-size';
import type { Widget } from './widget';
import { texts } from '../shared/texts';
import { numberIn, wordsIn } from './reading';

type Props = Pick<Widget, 'settings'>;

const Picture = styled('img')({ display: 'block', maxWidth: '100%', maxHeight: 420, borderRadius: 8 });
const Film = styled('video')({ display: 'block', width: '100%', maxHeight: 420, borderRadius: 8 });
const Recording = styled('audio')({ display: 'block', width: '100%' });

const Words = ({ title, caption }: { title?: string; caption: string }) => (
  <>
    {title && <Typography sx={{ fontWeight: 600, mt: 1 }}>{title}</Typography>}
    {caption && (
      <Typography variant="body2" color="textSecondary">
        {caption}
      </Typography>
    )}
  </>
);

const Gone = () => <Typography color="error">{texts.canvas.fileGone}</Typography>;

export function ImagePreview({ settings }: Props) {
  const url = wordsIn(settings, 'mediaUrl');
  return (
    <>
      {url ? <Picture src={url} alt={wordsIn(settings, 'alt')} /> : <Gone />}
      <Words caption={wordsIn(settings, 'caption')} />
    </>
  );
}

export function VideoPreview({ settings }: Props) {
  const [url, captions] = [wordsIn(settings, 'mediaUrl'), wordsIn(settings, 'captionsUrl')];
  const poster = wordsIn(settings, 'posterUrl');
  return (
    <>
      {url ? (
        <Film controls preload="metadata" src={url} {...(poster && { poster })}>
          <track kind="captions" srcLang="en" {...(captions && { src: captions })} />
          {texts.canvas.noVideo}
        </Film>
      ) : (
        <Gone />
      )}
      <Words title={wordsIn(settings, 'title')} caption={wordsIn(settings, 'caption')} />
    </>
  );
}

export function AudioPreview({ settings }: Props) {
  const url = wordsIn(settings, 'mediaUrl');
  return (
    <>
      {url ? (
        <Recording controls preload="metadata" src={url}>
          {texts.canvas.noAudio}
        </Recording>
      ) : (
        <Gone />
      )}
      <Words title={wordsIn(settings, 'title')} caption={wordsIn(settings, 'caption')} />
    </>
  );
}

export const FilePreview = ({ settings }: Props) => (
  <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
    <DescriptionIcon aria-hidden color="primary" />
    <div>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {wordsIn(settings, 'fileName')}
      </Typography>
      <Words caption={wordsIn(settings, 'caption')} />
      <Typography variant="body2" color="textSecondary">
        {fileSize(numberIn(settings, 'fileSize', 0))}
      </Typography>
    </div>
  </Stack>
);
