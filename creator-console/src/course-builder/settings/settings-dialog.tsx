import { Box, Button, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { SpanishTexts } from '../../shared/forms/spanish-texts';
import { TextField } from '../../shared/forms/text-field';
import { UploadField } from '../../shared/uploads/upload-field';
import type { UploadedFile } from '../../shared/uploads/uploaded-file';
import {
  DESCRIPTION_LIMIT,
  type Edits,
  type OutlineLesson,
  type OutlineLevel,
  type OutlineModule,
  type OutlineSection,
  SUBTITLE_LIMIT,
  TITLE_LIMIT,
} from '../outline/outline';
import type { OutlineActions } from '../outline/outline-actions';
import { texts } from '../shared/texts';

/** A new picture; null: removed; undefined: unchanged. */
type PictureChoice = UploadedFile | null | undefined;

/** Actions of the settings dialog at every level. */
export interface SettingsEffects {
  actions: OutlineActions;
  /** Sends a new picture separately from the other settings, because its URL exists only after the upload. */
  onPicture: (level: 'modules' | 'lessons', id: string, storageUrl: string) => void;
  onClose: () => void;
}

interface SettingsDialogProps extends SettingsEffects {
  level: OutlineLevel;
  node: OutlineSection | OutlineModule | OutlineLesson;
  /** Changed fields of this level. */
  edits?: Edits['modules'] | Edits['lessons'];
  /** False while the fields are incomplete. */
  isReady?: boolean;
  children?: ReactNode;
}

/** Title, subtitle and picture, followed by the fields of this level. Enter in a single-line field saves. */
export function SettingsDialog(props: SettingsDialogProps) {
  const { level, node, edits, isReady = true, actions, onPicture, onClose, children } = props;
  const [title, setTitle] = useState(node.title);
  const [subtitle, setSubtitle] = useState(node.subtitle);
  const [picture, setPicture] = useState<PictureChoice>();
  const [spanish, setSpanish] = useState<Spanish>(node.translations.es ?? {});
  const described = edits && 'description' in edits && { description: edits.description };
  const isBlank = title.trim() === '';
  const save = () => {
    if (isBlank || !isReady) return;
    actions.edit(level, node.id, {
      title: title.trim(),
      subtitle: subtitle.trim(),
      translations: { es: spanish },
      ...edits,
      ...(picture === null && { thumbnailUrl: null }),
    });
    if (picture && level !== 'sections') onPicture(level, node.id, picture.storageUrl);
    onClose();
  };
  return (
    <FormDialog
      title={texts.settings.title(node.title)}
      submit={texts.settings.save}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        name="title"
        label={texts.settings.name}
        required
        margin="dense"
        value={title}
        error={isBlank}
        helperText={isBlank ? texts.settings.needed : undefined}
        onChange={({ target }) => setTitle(target.value)}
        slotProps={{ htmlInput: { maxLength: TITLE_LIMIT } }}
      />
      <TextField
        name="subtitle"
        label={texts.settings.subtitle}
        margin="dense"
        value={subtitle}
        onChange={({ target }) => setSubtitle(target.value)}
        slotProps={{ htmlInput: { maxLength: SUBTITLE_LIMIT } }}
      />
      {'thumbnailUrl' in node && (
        <PictureField currentUrl={node.thumbnailUrl} choice={picture} onChoose={setPicture} />
      )}
      {children}
      <SpanishFields english={{ title, subtitle, ...described }} spanish={spanish} onChange={setSpanish} />
    </FormDialog>
  );
}

type Spanish = NonNullable<OutlineLesson['translations']['es']>;

const SPANISH = {
  title: { label: texts.settings.name, limit: TITLE_LIMIT },
  subtitle: { label: texts.settings.subtitle, limit: SUBTITLE_LIMIT },
  description: { label: texts.settings.description, limit: DESCRIPTION_LIMIT, rows: 3 },
};
const isSpanishText = (name: string): name is keyof typeof SPANISH => name in SPANISH;

interface SpanishFieldsProps {
  /** Texts of this level as they are typed. */
  english: Record<string, string | undefined>;
  spanish: Spanish;
  onChange: (spanish: Spanish) => void;
}

const SpanishFields = ({ english, spanish, onChange }: SpanishFieldsProps) => (
  <SpanishTexts
    fields={Object.keys(english)
      .filter(isSpanishText)
      .map((name) => ({
        ...SPANISH[name],
        name: `translations.es.${name}`,
        english: english[name] ?? '',
        spanish: spanish[name] ?? '',
        onChange: (text) => onChange({ ...spanish, [name]: text }),
      }))}
  />
);

interface PictureFieldProps {
  currentUrl: string | null;
  choice: PictureChoice;
  onChoose: (choice: PictureChoice) => void;
}

function PictureField({ currentUrl, choice, onChoose }: PictureFieldProps) {
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

interface RadiosProps<Value extends string> {
  label: string;
  value: Value;
  /** Label of each value, in order. */
  words: readonly (readonly [Value, string])[];
  onChoose: (value: Value) => void;
}

export function Radios<Value extends string>({ label, value, words, onChoose }: RadiosProps<Value>) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup aria-labelledby={id} value={value}>
        {words.map(([one, said]) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio onChange={() => onChoose(one)} />}
            label={said}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
