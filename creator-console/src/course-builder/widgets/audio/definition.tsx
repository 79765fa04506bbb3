import GraphicEqIcon from '@mui/icons-material/GraphicEq';
import {
  type WidgetDefinition,
  type PreviewProps,
  isEmpty,
  checkFile,
  withoutShown,
} from '../parts/definition';
import { texts } from './texts';
import { styled } from '@mui/material/styles';
import { texts as shared } from '../../shared/texts';
import { FileGone, FileWords } from '../parts/file-words';

const Recording = styled('audio')({ display: 'block', width: '100%' });

const AudioPreview = ({ settings: { mediaUrl, title, caption } }: PreviewProps<'audio'>) => (
  <>
    {mediaUrl ? (
      <Recording controls preload="metadata" src={mediaUrl}>
        {shared.canvas.noAudio}
      </Recording>
    ) : (
      <FileGone />
    )}
    <FileWords title={title} caption={caption} />
  </>
);

export const audio: WidgetDefinition<'audio'> = {
  label: texts.name,
  icon: GraphicEqIcon,
  blank: { title: '', caption: '', transcript: null },
  check: checkFile,
  toSend(draft) {
    const { fileName: _, title, ...sent } = withoutShown(draft);
    return isEmpty(title) ? sent : { ...sent, title };
  },
  Preview: AudioPreview,
};
