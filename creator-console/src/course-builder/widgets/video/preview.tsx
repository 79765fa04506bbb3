import { styled } from '@mui/material/styles';
import { texts } from '../../shared/texts';
import type { PreviewProps } from '../parts/definition';
import { FileGone, FileWords } from '../parts/file-words';

const Video = styled('video')({ display: 'block', width: '100%', maxHeight: 420, borderRadius: 8 });

export function VideoPreview({ settings }: PreviewProps<'video'>) {
  const { mediaUrl, captionsUrl, posterUrl, title, caption } = settings;
  return (
    <>
      {mediaUrl ? (
        <Video controls preload="metadata" src={mediaUrl} {...(posterUrl && { poster: posterUrl })}>
          <track kind="captions" srcLang="en" {...(captionsUrl && { src: captionsUrl })} />
          {texts.canvas.noVideo}
        </Video>
      ) : (
        <FileGone />
      )}
      <FileWords title={title} caption={caption} />
    </>
  );
}
