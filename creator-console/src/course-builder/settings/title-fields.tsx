import { SUBTITLE_LIMIT, TITLE_LIMIT } from '../shared/limits';
import { texts } from '../shared/texts';
import { TextField } from '../../shared/forms/text-field';

export interface Titles {
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
