import { Autocomplete, Chip, Stack } from '@mui/material';
import { useState } from 'react';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { useAct } from '../../../shared/fresh-sign-in/use-act';
import { useTags, useTagging } from './use-tagging';
import { texts } from './texts';
import { TextField } from '../../../shared/forms/text-field';
import LabelIcon from '@mui/icons-material/LabelOutlined';
import { useListContext } from 'react-admin';
import type { Student } from '../student/student';
import AddIcon from '@mui/icons-material/Add';
import { OpenButton } from '../../../shared/open-button';

/** Tags of one student, to add and remove. */
export function TagsOfStudent({ student }: { student: Pick<Student, 'id' | 'username' | 'tags'> }) {
  const { remove } = useTagging();
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack
      component="fieldset"
      direction="row"
      spacing={0.75}
      useFlexGap
      aria-label={texts.tagsOf(student.username)}
      sx={{ flexWrap: 'wrap', alignItems: 'center', border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      {student.tags.map((tag) => (
        <Chip
          key={tag.id}
          size="small"
          variant="outlined"
          label={tag.name}
          aria-label={texts.takeOff(tag.name)}
          onClick={() => void remove(tag, student.id)}
          onDelete={() => void remove(tag, student.id)}
        />
      ))}
      <Chip size="small" icon={<AddIcon />} label={texts.add} onClick={() => setOpen(true)} />
      {isOpen && <TagDialog studentIds={[student.id]} onClose={() => setOpen(false)} />}
    </Stack>
  );
}

export function TagSelectedButton() {
  const { selectedIds } = useListContext<Student>();
  return (
    <OpenButton label={texts.add} icon={<LabelIcon />}>
      {(close) => <TagDialog studentIds={selectedIds} onClose={close} />}
    </OpenButton>
  );
}

const NAME_LIMIT = 40;

/** Chooses or creates a tag for these students. */
export function TagDialog({ studentIds, onClose }: { studentIds: string[]; onClose: () => void }) {
  const { data = [] } = useTags();
  const [name, setName] = useState('');
  const { run, ...acting } = useAct();
  const { add } = useTagging();

  return (
    <FormDialog
      {...acting}
      maxWidth="xs"
      title={texts.addTo(studentIds.length)}
      submit={texts.submit}
      onSubmit={() => run(() => add(name, studentIds).then(onClose))}
      onClose={onClose}
    >
      <Autocomplete
        freeSolo
        options={data.map((each) => each.name)}
        inputValue={name}
        onInputChange={(_, value) => setName(value)}
        renderInput={(params) => (
          <TextField
            name="name"
            {...params}
            required
            label={texts.name}
            helperText={texts.help}
            slotProps={{
              ...params.slotProps,
              htmlInput: { ...params.slotProps.htmlInput, maxLength: NAME_LIMIT },
            }}
          />
        )}
      />
    </FormDialog>
  );
}
