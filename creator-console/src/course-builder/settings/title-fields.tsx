import { SUBTITLE_LIMIT, TITLE_LIMIT } from '../outline/outline';
import { texts } from '../shared/texts';
import { TextField } from '../../shared/forms/text-field';
import type { ReactNode } from 'react';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { Box, Button } from '@mui/material';
import type { UploadedFile } from '../../shared/uploads/uploaded-file';
import { UploadField } from '../../shared/uploads/upload-field';

interface Titles {
  title: string;
  subtitle: string;
}

export const TitleFields = ({ value, onChange }: { value: Titles; onChange: (value: Titles) => void }) => (
  <>
    <TextField
      name="title"
      label={texts.settings.name}
      required
      margin="dense"
      value={value.title}
      error={isBlank(value.title)}
      helperText={isBlank(value.title) ? texts.settings.needed : undefined}
      onChange={({ target }) => onChange({ ...value, title: target.value })}
      slotProps={{ htmlInput: { maxLength: TITLE_LIMIT } }}
    />
    <TextField
      name="subtitle"
      label={texts.settings.subtitle}
      margin="dense"
      value={value.subtitle}
      onChange={({ target }) => onChange({ ...value, subtitle: target.value })}
      slotProps={{ htmlInput: { maxLength: SUBTITLE_LIMIT } }}
    />
  </>
);

export const isBlank = (title: string): boolean => title.trim() === '';
export const trimmed = ({ title, subtitle }: Titles): Titles => ({
  title: title.trim(),
  subtitle: subtitle.trim(),
});

interface SettingsDialogProps {
  title: string;
  onClose: () => void;
  onSave: () => void;
  children: ReactNode;
}

/** Fields, Cancel and Save; Enter in a field of one line saves. */
export const SettingsDialog = ({ title, onSave, ...rest }: SettingsDialogProps) => (
  <FormDialog title={texts.settings.title(title)} submit={texts.settings.save} onSubmit={onSave} {...rest} />
);

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
