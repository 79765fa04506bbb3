import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useState } from 'react';
import { type OutlineModule, LOCK_DAYS_AT_MOST } from '../outline/outline';
import type { OutlineActions } from '../outline/outline-actions';
import { texts } from '../shared/texts';
import { clockName } from '../../shared/moment';
import { draftOf, type LockChoice, lockOf } from './lock-draft';
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

interface ModuleSettingsProps {
  module: OutlineModule;
  actions: OutlineActions;
  onPicture: OnPicture;
  onClose: () => void;
}

const CHOICES = ['none', 'date', 'days_after_enrollment', 'after_previous'] as const satisfies LockChoice[];

export function ModuleSettings({ module, actions, onPicture, onClose }: ModuleSettingsProps) {
  const [titles, setTitles] = useState({ title: module.title, subtitle: module.subtitle });
  const [draft, setDraft] = useState(() => draftOf(module.lock));
  const lock = lockOf(draft);
  const isWrong = lock === undefined;
  const [picture, setPicture] = useState<PictureChoice>();
  const save = () => {
    if (isBlank(titles.title) || isWrong) return;
    actions.edit('modules', module.id, {
      ...trimmed(titles),
      lock,
      ...(picture === null && { thumbnailUrl: null }),
    });
    if (picture) onPicture('modules', module.id, picture.storageUrl);
    onClose();
  };
  return (
    <SettingsDialog title={module.title} onClose={onClose} onSave={save}>
      <TitleFields value={titles} onChange={setTitles} />
      <PictureField currentUrl={module.thumbnailUrl} choice={picture} onChoose={setPicture} />
      <FormControl>
        <FormLabel id="lock-rule">{texts.settings.lock}</FormLabel>
        <RadioGroup aria-labelledby="lock-rule" value={draft.kind}>
          {CHOICES.map((kind) => (
            <FormControlLabel
              key={kind}
              value={kind}
              control={<Radio onChange={() => setDraft({ ...draft, kind })} />}
              label={texts.settings.locks[kind]}
            />
          ))}
        </RadioGroup>
      </FormControl>
      {draft.kind === 'date' && (
        <TextField
          name="lock.date"
          type="datetime-local"
          label={texts.settings.date}
          value={draft.date}
          error={isWrong}
          helperText={isWrong ? texts.settings.dateNeeded : clockName()}
          onChange={({ target }) => setDraft({ ...draft, date: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
      {draft.kind === 'days_after_enrollment' && (
        <TextField
          name="lock.days"
          type="number"
          label={texts.settings.days}
          value={draft.days}
          error={isWrong}
          helperText={isWrong ? texts.settings.daysNeeded(LOCK_DAYS_AT_MOST) : undefined}
          onChange={({ target }) => setDraft({ ...draft, days: target.value })}
          slotProps={{ htmlInput: { min: 1, max: LOCK_DAYS_AT_MOST, step: 1 } }}
        />
      )}
    </SettingsDialog>
  );
}
