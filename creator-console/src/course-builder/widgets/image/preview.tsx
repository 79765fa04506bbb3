import { styled } from '@mui/material/styles';
import type { PreviewProps } from '../parts/definition';
import { FileGone, FileWords } from '../parts/file-words';

const Picture = styled('img')({ display: 'block', maxWidth: '100%', maxHeight: 420, borderRadius: 8 });

export const ImagePreview = ({ settings: { mediaUrl, alt, caption } }: PreviewProps<'image'>) => (
  <>
    {mediaUrl ? <Picture src={mediaUrl} alt={alt ?? ''} /> : <FileGone />}
    <FileWords caption={caption} />
  </>
);
