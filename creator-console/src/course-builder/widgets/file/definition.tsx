import { Muted } from '../../../shared/muted';
import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import {
  type WidgetDefinition,
  type PreviewProps,
  isEmpty,
  checkFile,
  withoutShown,
} from '../parts/definition';
import { texts } from './texts';
import { Stack, Typography } from '@mui/material';
import { fileSize as wordsOf } from '../../../shared/file-size';
import { FileWords } from '../parts/file-words';

const FilePreview = ({ settings: { fileName, fileSize, caption } }: PreviewProps<'file'>) => (
  <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
    <DescriptionIcon aria-hidden color="primary" />
    <div>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{fileName}</Typography>
      <FileWords caption={caption} />
      <Muted>{wordsOf(fileSize ?? 0)}</Muted>
    </div>
  </Stack>
);

export const file: WidgetDefinition<'file'> = {
  label: texts.name,
  icon: DescriptionIcon,
  blank: { caption: '' },
  check: checkFile,
  toSend(draft) {
    const { fileName, ...sent } = withoutShown(draft);
    return isEmpty(fileName) ? sent : { ...sent, fileName };
  },
  Preview: FilePreview,
};
