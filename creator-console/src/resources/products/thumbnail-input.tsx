import { Box } from '@mui/material';
import { useInput } from 'react-admin';
import type { UploadedFile } from '../../shared/uploads/uploaded-file';
import { UploadField } from '../../shared/uploads/upload-field';
import { formTexts } from './product/texts';

/** The picture now, until another one has arrived. */
export function ThumbnailInput({ currentUrl }: { currentUrl: string | null }) {
  const { field } = useInput({ source: 'thumbnail' });
  const uploaded = field.value as UploadedFile | null;
  const pictureUrl = uploaded?.previewUrl ?? currentUrl;
  return (
    <Box sx={{ width: '100%', mb: 2 }}>
      <UploadField
        name="thumbnailUrl"
        label={formTexts.thumbnail}
        help={formTexts.thumbnailHelp}
        purpose="thumbnail"
        shown={
          pictureUrl === null
            ? undefined
            : {
                name: uploaded?.fileName ?? formTexts.thumbnailNow,
                ...(uploaded && { size: uploaded.fileSize }),
                pictureUrl,
              }
        }
        onUploaded={(upload) => field.onChange(upload)}
      />
    </Box>
  );
}
