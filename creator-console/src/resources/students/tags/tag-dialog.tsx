import { Autocomplete } from '@mui/material';
import { useState } from 'react';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { useAct } from '../../../shared/fresh-sign-in/use-act';
import { useTags } from './student-tag';
import { texts } from './texts';
import { useTagging } from './use-tagging';
import { TextField } from '../../../shared/forms/text-field';

const NAME_LIMIT = 40;

/** Chooses a tag, or makes one, for these students. */
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
