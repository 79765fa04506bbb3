import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { useAct } from '../../../shared/fresh-sign-in/use-act';
import { useTags } from './student-tag';
import { texts } from './texts';
import { useTagging } from './use-tagging';

const NAME_LIMIT = 40;

/** Chooses a tag, or makes one, for these students. */
export function TagDialog({ studentIds, onClose }: { studentIds: string[]; onClose: () => void }) {
  const { data = [] } = useTags();
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { run, problem, ...acting } = useAct();
  const { add } = useTagging();

  const tag = () => {
    const isBlank = name.trim() === '';
    setMissing(isBlank);
    if (!isBlank) void run(() => add(name, studentIds).then(onClose));
  };

  return (
    <FormDialog
      {...acting}
      maxWidth="xs"
      title={texts.addTo(studentIds.length)}
      submit={texts.submit}
      problem={isMissing ? texts.missing : problem}
      onSubmit={tag}
      onClose={onClose}
    >
      <Autocomplete
        freeSolo
        options={data.map((each) => each.name)}
        inputValue={name}
        onInputChange={(_, value) => setName(value)}
        renderInput={(params) => (
          <TextField
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
