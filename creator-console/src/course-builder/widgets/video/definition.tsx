import VideocamIcon from '@mui/icons-material/VideocamOutlined';
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

const Video = styled('video')({ display: 'block', width: '100%', maxHeight: 420, borderRadius: 8 });

function VideoPreview({ settings }: PreviewProps<'video'>) {
  const { mediaUrl, captions = [], posterUrl, title, caption } = settings;
  return (
    <>
      {mediaUrl ? (
        <Video controls preload="metadata" src={mediaUrl} {...(posterUrl && { poster: posterUrl })}>
          {captions.map(({ language, url }) => (
            <track key={language} kind="captions" srcLang={language} src={url} />
          ))}
          {shared.canvas.noVideo}
        </Video>
      ) : (
        <FileGone />
      )}
      <FileWords title={title} caption={caption} />
    </>
  );
}

export const video: WidgetDefinition<'video'> = {
  label: texts.name,
  icon: VideocamIcon,
  blank: { title: '', caption: '', transcript: null, posterAssetId: null },
  check: checkFile,
  toSend(draft) {
    const { fileName: _, title, ...sent } = withoutShown(draft);
    return isEmpty(title) ? sent : { ...sent, title };
  },
  Preview: VideoPreview,
};
