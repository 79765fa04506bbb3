import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import { Stack, Typography } from '@mui/material';
import { fileSize as wordsOf } from '../../../shared/file-size';
import type { PreviewProps } from '../parts/definition';
import { FileWords } from '../parts/file-words';

export const FilePreview = ({ settings: { fileName, fileSize, caption } }: PreviewProps<'file'>) => (
  <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
    <DescriptionIcon aria-hidden color="primary" />
    <div>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{fileName}</Typography>
      <FileWords caption={caption} />
      <Typography variant="body2" color="textSecondary">
        {wordsOf(fileSize ?? 0)}
      </Typography>
    </div>
  </Stack>
);
