import { Box, Typography } from '@mui/material';
import { useInput } from 'react-admin';
import { fileSize } from '../../shared/file-size';
import { UploadField } from '../../shared/uploads/upload-field';
import { OrderedRows } from '../../shared/in-order/ordered-rows';
import type { FormFile } from './product-form';
import { formTexts } from './product/texts';

const keyOf = (file: FormFile): string => ('id' in file ? file.id : file.storageUrl);

export function FilesInput() {
  const { field } = useInput({ source: 'files', defaultValue: [] });
  const files = field.value as FormFile[];
  return (
    <Box sx={{ width: '100%', mb: 2 }}>
      <Typography variant="body2" component="h2" sx={{ fontWeight: 600, mb: 0.75 }}>
        {formTexts.files}
      </Typography>
      <OrderedRows
        rows={files.map((file) => ({
          key: keyOf(file),
          name: file.fileName,
          detail: fileSize(file.fileSize),
        }))}
        none={formTexts.noFiles}
        onChange={(keys) =>
          field.onChange(keys.flatMap((key) => files.filter((file) => keyOf(file) === key)))
        }
      />
      <UploadField
        name="files"
        label={formTexts.addFile}
        help={formTexts.fileHelp}
        purpose="file"
        onUploaded={(upload) => field.onChange([...files, upload])}
      />
    </Box>
  );
}
