import { FormControlLabel, FormHelperText, Switch } from '@mui/material';
import { useState } from 'react';
import { TextField } from '../../shared/forms/text-field';
import {
  type CourseOutline,
  DESCRIPTION_LIMIT,
  type OutlineLesson,
  type OutlineModule,
} from '../outline/outline';
import { texts } from '../shared/texts';
import { LockDetail } from './lock-detail';
import { draftOf, LOCK_CHOICES, lockOf } from './lock-draft';
import { Radios, SettingsDialog, type SettingsEffects } from './settings-dialog';

interface NodeSettingsProps extends SettingsEffects {
  outline: CourseOutline;
  id: string;
}

export function NodeSettings({ outline, id, ...props }: NodeSettingsProps) {
  const withId = <T extends { id: string }>(nodes: readonly T[]) => nodes.find((node) => node.id === id);
  const lesson = withId(outline.lessons);
  if (lesson) return <LessonSettings lesson={lesson} {...props} />;
  const module = withId(outline.modules);
  if (module) return <ModuleSettings module={module} {...props} />;
  const section = withId(outline.sections);
  return section ? <SettingsDialog level="sections" node={section} {...props} /> : null;
}

const RULES = ['all_videos', 'by_hand'] as const satisfies OutlineLesson['completionRule'][];

function LessonSettings({ lesson, ...props }: SettingsEffects & { lesson: OutlineLesson }) {
  const [description, setDescription] = useState(lesson.description);
  const [isFreePreview, setFreePreview] = useState(lesson.isFreePreview);
  const [completionRule, setRule] = useState(lesson.completionRule);
  const edits = { description: description.trim(), isFreePreview, completionRule };
  return (
    <SettingsDialog level="lessons" node={lesson} edits={edits} {...props}>
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
              checked={isFreePreview}
              onChange={(_, checked) => setFreePreview(checked)}
              slotProps={{ input: { 'aria-describedby': 'free-preview-help' } }}
            />
          }
          label={texts.settings.isFreePreview}
        />
        <FormHelperText id="free-preview-help">{texts.settings.freePreviewHelp}</FormHelperText>
      </div>
      <Radios
        label={texts.settings.completion}
        value={completionRule}
        words={RULES.map((rule) => [rule, texts.settings.rules[rule]])}
        onChoose={setRule}
      />
    </SettingsDialog>
  );
}

function ModuleSettings({ module, ...props }: SettingsEffects & { module: OutlineModule }) {
  const [draft, setDraft] = useState(() => draftOf(module.lock));
  const lock = lockOf(draft);
  const isWrong = lock === undefined;
  return (
    <SettingsDialog
      level="modules"
      node={module}
      edits={isWrong ? {} : { lock }}
      isReady={!isWrong}
      {...props}
    >
      <Radios
        label={texts.settings.lock}
        value={draft.kind}
        words={LOCK_CHOICES.map((kind) => [kind, texts.settings.locks[kind]])}
        onChoose={(kind) => setDraft({ ...draft, kind })}
      />
      <LockDetail name="lock" draft={draft} onChange={setDraft} />
    </SettingsDialog>
  );
}
