import { Box, Button } from '@mui/material';
import type { UploadedFile } from '../../shared/uploads/uploaded-file';
import { UploadField } from '../../shared/uploads/upload-field';
import { texts } from '../shared/texts';

/** A new picture; null: removed; undefined: unchanged. */
export type PictureChoice = UploadedFile | null | undefined;
/** Sends a new picture separately from the other settings: its address is stored only after the upload. */
export type OnPicture = (level: 'modules' | 'lessons', id: string, storageUrl: string) => void;

interface PictureFieldProps {
  currentUrl: string | null;
  choice: PictureChoice;
  onChoose: (choice: PictureChoice) => void;
}

export function PictureField({ currentUrl, choice, onChoose }: PictureFieldProps) {
  const pictureUrl = choice === undefined ? currentUrl : (choice?.previewUrl ?? null);
  const shown =
    pictureUrl === null
      ? undefined
      : {
          name: choice?.fileName ?? texts.settings.pictureNow,
          ...(choice && { size: choice.fileSize }),
          pictureUrl,
        };
  return (
    <Box>
      <UploadField
        name="thumbnailUrl"
        label={texts.settings.picture}
        help={texts.settings.pictureHelp}
        purpose="thumbnail"
        shown={shown}
        onUploaded={onChoose}
      />
      {shown && (
        <Button size="small" onClick={() => onChoose(currentUrl === null ? undefined : null)}>
          {texts.settings.noPicture}
        </Button>
      )}
    </Box>
  );
}
