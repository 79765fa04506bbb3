import { FormControlLabel, Switch } from '@mui/material';
import { Choice, type EditorProps, Words } from '../fields/fields';
import { texts as shared } from '../parts/texts';
import { TextEditor } from '../text/editor';
import type { AssignmentDraft } from './definition';
import { texts } from './texts';

const TITLE = 160;

/** Title and task of an assignment, what may be handed in, and whether the lesson waits for it. */
export function AssignmentEditor({ value, onChange }: EditorProps<AssignmentDraft>) {
  const { instructions = '', isRequired = false } = value;
  return (
    <>
      <Words value={value} onChange={onChange} name="title" label={shared.title} max={TITLE} required />
      <TextEditor
        label={texts.instructions}
        value={{ content: instructions }}
        onChange={({ content = '' }) => onChange({ ...value, instructions: content })}
      />
      <Choice
        value={value}
        onChange={onChange}
        name="accepts"
        label={texts.accepts}
        choices={texts.acceptedBy}
      />
      <FormControlLabel
        control={
          <Switch
            checked={isRequired}
            onChange={(_, checked) => onChange({ ...value, isRequired: checked })}
          />
        }
        label={texts.required}
      />
    </>
  );
}
