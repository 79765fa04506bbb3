import { styled } from '@mui/material/styles';
import { texts } from '../../shared/texts';
import type { PreviewProps } from '../parts/definition';
import { FileGone, FileWords } from '../parts/file-words';

const Recording = styled('audio')({ display: 'block', width: '100%' });

export const AudioPreview = ({ settings: { mediaUrl, title, caption } }: PreviewProps<'audio'>) => (
  <>
    {mediaUrl ? (
      <Recording controls preload="metadata" src={mediaUrl}>
        {texts.canvas.noAudio}
      </Recording>
    ) : (
      <FileGone />
    )}
    <FileWords title={title} caption={caption} />
  </>
);
