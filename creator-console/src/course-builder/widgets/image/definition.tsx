import ImageIcon from '@mui/icons-material/ImageOutlined';
import { type WidgetDefinition, type PreviewProps, checkFile, withoutShown } from '../parts/definition';
import { texts } from './texts';
import { styled } from '@mui/material/styles';
import { FileGone, FileWords } from '../parts/file-words';

const Picture = styled('img')({ display: 'block', maxWidth: '100%', maxHeight: 420, borderRadius: 8 });

const ImagePreview = ({ settings: { mediaUrl, alt, caption } }: PreviewProps<'image'>) => (
  <>
    {mediaUrl ? <Picture src={mediaUrl} alt={alt ?? ''} /> : <FileGone />}
    <FileWords caption={caption} />
  </>
);

export const image: WidgetDefinition<'image'> = {
  label: texts.name,
  icon: ImageIcon,
  blank: { alt: '', caption: '' },
  check: checkFile,
  toSend(draft) {
    const { fileName: _, ...sent } = withoutShown(draft);
    return sent;
  },
  Preview: ImagePreview,
};
