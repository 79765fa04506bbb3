import {
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  Switch,
} from '@mui/material';
import { useState } from 'react';
import { type OutlineLesson, DESCRIPTION_LIMIT } from '../outline/outline';
import type { OutlineActions } from '../outline/outline-actions';
import { texts } from '../shared/texts';
import {
  isBlank,
  TitleFields,
  trimmed,
  SettingsDialog,
  type OnPicture,
  type PictureChoice,
  PictureField,
} from './title-fields';
import { TextField } from '../../shared/forms/text-field';

interface LessonSettingsProps {
  lesson: OutlineLesson;
  actions: OutlineActions;
  onPicture: OnPicture;
  onClose: () => void;
}

const RULES = ['all_videos', 'by_hand'] as const satisfies OutlineLesson['completionRule'][];

export function LessonSettings({ lesson, actions, onPicture, onClose }: LessonSettingsProps) {
  const [titles, setTitles] = useState({ title: lesson.title, subtitle: lesson.subtitle });
  const [description, setDescription] = useState(lesson.description);
  const [freePreview, setFreePreview] = useState(lesson.freePreview);
  const [completionRule, setRule] = useState(lesson.completionRule);
  const [picture, setPicture] = useState<PictureChoice>();
  const save = () => {
    if (isBlank(titles.title)) return;
    const edits = {
      ...trimmed(titles),
      description: description.trim(),
      freePreview,
      completionRule,
      ...(picture === null && { thumbnailUrl: null }),
    };
    actions.edit('lessons', lesson.id, edits);
    if (picture) onPicture('lessons', lesson.id, picture.storageUrl);
    onClose();
  };
  return (
    <SettingsDialog title={lesson.title} onClose={onClose} onSave={save}>
      <TitleFields value={titles} onChange={setTitles} />
      <PictureField currentUrl={lesson.thumbnailUrl} choice={picture} onChoose={setPicture} />
      <TextField
        name="description"
        label={texts.settings.description}
        multiline
        minRows={3}
        maxRows={8}
        value={description}
        onChange={({ target }) => setDescription(target.value)}
        slotProps={{ htmlInput: { maxLength: DESCRIPTION_LIMIT } }}
      />
      <div>
        <FormControlLabel
          control={
            <Switch
              checked={freePreview}
              onChange={(_, checked) => setFreePreview(checked)}
              slotProps={{ input: { 'aria-describedby': 'free-preview-help' } }}
            />
          }
          label={texts.settings.freePreview}
        />
        <FormHelperText id="free-preview-help">{texts.settings.freePreviewHelp}</FormHelperText>
      </div>
      <FormControl>
        <FormLabel id="completion-rule">{texts.settings.completion}</FormLabel>
        <RadioGroup aria-labelledby="completion-rule" value={completionRule}>
          {RULES.map((rule) => (
            <FormControlLabel
              key={rule}
              value={rule}
              control={<Radio onChange={() => setRule(rule)} />}
              label={texts.settings.rules[rule]}
            />
          ))}
        </RadioGroup>
      </FormControl>
    </SettingsDialog>
  );
}
