import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import CloseIcon from '@mui/icons-material/Close';
import { Box, IconButton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useInput } from 'react-admin';
import { fileSize } from '../../shared/file-size';
import { LiveRegion } from '../../shared/live-region';
import { UploadField } from '../../shared/uploads/upload-field';
import type { FormFile } from './product-form';
import { formTexts } from './product/texts';

const keyOf = (file: FormFile): string => ('id' in file ? file.id : file.storageUrl);

const AT_AN_END = { '&[aria-disabled=true]': { opacity: 0.3, cursor: 'default' } } as const;

/** The files a buyer gets, in their order. */
export function FilesInput() {
  const { field } = useInput({ source: 'files', defaultValue: [] });
  const files = field.value as FormFile[];
  const [news, setNews] = useState('');
  const without = (place: number) => files.filter((_, at) => at !== place);
  const move = (from: number, to: number) => {
    const [file, rest] = [files[from], without(from)];
    // The buttons at the ends stay where they are for the keyboard, and do nothing.
    if (!file || to < 0 || to > rest.length) return;
    field.onChange([...rest.slice(0, to), file, ...rest.slice(to)]);
    setNews(formTexts.moved(file.fileName, to + 1, files.length));
  };
  return (
    <Box sx={{ width: '100%', mb: 2 }}>
      <Typography variant="body2" component="h2" sx={{ fontWeight: 600, mb: 0.75 }}>
        {formTexts.files}
      </Typography>
      {files.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
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
              <Typography component="span" variant="body2" color="textSecondary">
                {fileSize(file.fileSize)}
              </Typography>
            </Typography>
            {files.length > 1 && (
              <>
                <IconButton
                  aria-label={formTexts.moveUp(file.fileName)}
                  aria-disabled={place === 0}
                  onClick={() => move(place, place - 1)}
                  sx={AT_AN_END}
                >
                  <ArrowUpwardIcon fontSize="small" />
                </IconButton>
                <IconButton
                  aria-label={formTexts.moveDown(file.fileName)}
                  aria-disabled={place === files.length - 1}
                  onClick={() => move(place, place + 1)}
                  sx={AT_AN_END}
                >
                  <ArrowDownwardIcon fontSize="small" />
                </IconButton>
              </>
            )}
            <IconButton
              aria-label={formTexts.removeFile(file.fileName)}
              onClick={() => field.onChange(without(place))}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          </Stack>
        ))}
      </Stack>
      <LiveRegion>{news}</LiveRegion>
      <UploadField
        label={formTexts.addFile}
        help={formTexts.fileHelp}
        purpose="file"
        onUploaded={(upload) => field.onChange([...files, upload])}
      />
    </Box>
  );
}
