import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import CloseIcon from '@mui/icons-material/Close';
import { Box, IconButton, Stack, Typography } from '@mui/material';
import { useInput } from 'react-admin';
import { fileSize } from '../../shared/file-size';
import { UploadField } from '../../shared/uploads/upload-field';
import type { FormFile } from './product-form';
import { formTexts } from './texts';

const keyOf = (file: FormFile): string => ('id' in file ? file.id : file.storageUrl);

/** The files a buyer gets, in their order. */
export function FilesInput() {
  const { field } = useInput({ source: 'files', defaultValue: [] });
  const files = field.value as FormFile[];
  const without = (place: number) => files.filter((_, at) => at !== place);
  const raise = (place: number) => {
    const [file, rest] = [files[place]!, without(place)];
    field.onChange([...rest.slice(0, place - 1), file, ...rest.slice(place - 1)]);
  };
  return (
    <Box sx={{ width: '100%', mb: 2 }}>
      <Typography variant="body2" component="h2" sx={{ fontWeight: 600, mb: 0.75 }}>
        {formTexts.files}
      </Typography>
      {files.length === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {formTexts.noFiles}
        </Typography>
      )}
      <Stack component="ol" sx={{ listStyle: 'none', p: 0, m: 0, mb: 1 }}>
        {files.map((file, place) => (
          <Stack
            key={keyOf(file)}
            component="li"
            direction="row"
            spacing={1}
            sx={{ alignItems: 'center', borderBottom: 1, borderColor: 'divider', py: 0.5 }}
          >
            <Typography variant="body2" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
              {file.fileName}{' '}
              <Typography component="span" variant="body2" color="text.secondary">
                {fileSize(file.fileSize)}
              </Typography>
            </Typography>
            {place > 0 && (
              <IconButton
                size="small"
                aria-label={formTexts.moveUp(file.fileName)}
                onClick={() => raise(place)}
              >
                <ArrowUpwardIcon fontSize="small" />
              </IconButton>
            )}
            <IconButton
              size="small"
              aria-label={formTexts.removeFile(file.fileName)}
              onClick={() => field.onChange(without(place))}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          </Stack>
        ))}
      </Stack>
      <UploadField
        label={formTexts.addFile}
        help={formTexts.fileHelp}
        purpose="file"
        onUploaded={(upload) => field.onChange([...files, upload])}
      />
    </Box>
  );
}
