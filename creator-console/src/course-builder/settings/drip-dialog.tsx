import { Box, Button, DialogContentText, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { TextField } from '../../shared/forms/text-field';
import { ChoiceField } from '../../shared/forms/use-fields';
import { type CourseOutline, modulesInOrder, type OutlineModule } from '../outline/outline';
import type { OutlineActions } from '../outline/outline-actions';
import { texts } from '../shared/texts';
import { A_WEEK, draftOf, LOCK_CHOICES, type LockDraft, lockOf, spacedOut } from './lock-draft';
import { LockDetail } from './lock-detail';

interface DripDialogProps {
  outline: CourseOutline;
  actions: OutlineActions;
  onClose: () => void;
}

/** All modules of a course with when each unlocks, as a timeline. Saves only what was changed. */
export function DripDialog({ outline, actions, onClose }: DripDialogProps) {
  const modules = modulesInOrder(outline);
  const [changed, setChanged] = useState<Readonly<Record<string, LockDraft>>>({});
  const locks = modules.map(({ id, lock }) => lockOf(changed[id] ?? draftOf(lock)));
  const save = () => {
    for (const [index, { id }] of modules.entries()) {
      const lock = locks[index];
      if (changed[id] && lock !== undefined) actions.edit('modules', id, { lock });
    }
    onClose();
  };
  const spaceOut = (days: string) => {
    const drafts = spacedOut(modules.length, days);
    setChanged(Object.fromEntries(modules.map(({ id }, index) => [id, drafts[index]!])));
  };
  return (
    <FormDialog
      title={texts.drip.title}
      submit={texts.settings.save}
      isReady={!locks.includes(undefined)}
      isBegun={Object.keys(changed).length > 0}
      onSubmit={save}
      onClose={onClose}
    >
      <DialogContentText>{texts.drip.help}</DialogContentText>
      {modules.length > 1 && <Rhythm onApply={spaceOut} />}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {modules.map((module) => (
          <Opening
            key={module.id}
            module={module}
            draft={changed[module.id] ?? draftOf(module.lock)}
            onChange={(draft) => setChanged({ ...changed, [module.id]: draft })}
          />
        ))}
      </Box>
    </FormDialog>
  );
}

/** One module after the other, at equal intervals. */
function Rhythm({ onApply }: { onApply: (days: string) => void }) {
  const [days, setDays] = useState(A_WEEK);
  const isWrong = lockOf({ kind: 'days_after_enrollment', date: '', days }) === undefined;
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <TextField
        name="rhythm"
        type="number"
        size="small"
        label={texts.drip.everyDays}
        value={days}
        error={isWrong}
        onChange={({ target }) => setDays(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (!isWrong) onApply(days);
        }}
        slotProps={{ htmlInput: { min: 1, step: 1 } }}
        sx={{ width: '12rem' }}
      />
      <Button variant="outlined" disabled={isWrong} onClick={() => onApply(days)}>
        {texts.drip.apply}
      </Button>
    </Stack>
  );
}

interface OpeningProps {
  module: OutlineModule;
  draft: LockDraft;
  onChange: (draft: LockDraft) => void;
}

const CHOICES = LOCK_CHOICES.map((id) => ({ id, name: texts.settings.locks[id] }));

/** A point of the timeline. */
const Opening = ({ module: { id, title }, draft, onChange }: OpeningProps) => (
  <Box component="li" sx={POINT}>
    <Typography
      id={`${id}.title`}
      variant="subtitle2"
      component="h3"
      sx={{ overflowWrap: 'anywhere', mb: 1.5 }}
    >
      {title}
    </Typography>
    <Box component="fieldset" aria-labelledby={`${id}.title`} sx={FIELDS}>
      <ChoiceField
        name={`${id}.kind`}
        label={texts.drip.unlocks}
        value={draft.kind}
        choices={CHOICES}
        onChange={(id) => onChange({ ...draft, kind: LOCK_CHOICES.find((kind) => kind === id) ?? 'none' })}
      />
      <LockDetail name={id} draft={draft} onChange={onChange} />
    </Box>
  </Box>
);

const POINT = {
  position: 'relative',
  pl: 3,
  pb: 3,
  borderLeft: 2,
  borderColor: 'divider',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: '-7px',
    top: '4px',
    width: 12,
    height: 12,
    borderRadius: '50%',
    bgcolor: 'primary.main',
  },
  '&:last-of-type': { borderColor: 'transparent', pb: 0 },
} as const;

const FIELDS = {
  display: 'grid',
  minWidth: 0,
  m: 0,
  p: 0,
  border: 0,
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;
