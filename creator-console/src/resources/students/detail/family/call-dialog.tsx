import { Checkbox, FormControl, FormControlLabel, FormGroup, FormLabel } from '@mui/material';
import { STUDENT_CALL_NOTE_LIMIT } from '@sanctum/openapi/choices';
import { useState } from 'react';
import { useActs } from '../../../../providers/use-acts';
import type { Student } from '../parts/student.api';
import type { Kin, Purpose } from './family.api';
import { texts } from './texts';
import { TextField } from '../../../../shared/forms/text-field';
import { useFields, ChoiceField } from '../../../../shared/forms/use-fields';
import { ActDialog } from '../../../../shared/fresh-sign-in/act-dialog';

interface Props {
  student: Student;
  guardians: Kin[];
  onDone: () => void;
  onClose: () => void;
}

const PURPOSES = Object.keys(texts.purposes) as Purpose[];
const today = () => new Intl.DateTimeFormat('en-CA').format(new Date());

/** Logs a call with a guardian. Other consents require the one for the account, so it is always included. */
export function CallDialog({ student, guardians, onDone, onClose }: Props) {
  const { noteCall } = useActs();
  const { values, set, field } = useFields(() => ({ guardianId: guardians[0]!.id, on: today(), note: '' }));
  const [purposes, setPurposes] = useState<Purpose[]>(['account']);
  const toggle = (purpose: Purpose) =>
    setPurposes(
      PURPOSES.filter((each) => (each === purpose ? !purposes.includes(each) : purposes.includes(each))),
    );
  return (
    <ActDialog
      title={texts.noteTitle(student.username)}
      text={texts.noteText}
      submit={texts.noteSubmit}
      done={() => texts.noted}
      isReady={values.note.trim() !== '' && values.on !== ''}
      onSubmit={() => noteCall(student.id, { ...values, purposes })}
      onDone={onDone}
      onClose={onClose}
    >
      <ChoiceField
        name="guardianId"
        label={texts.spokenWith}
        choices={guardians}
        value={values.guardianId}
        onChange={(guardianId) => set({ guardianId })}
      />
      <TextField
        type="date"
        label={texts.on}
        {...field('on')}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today() } }}
      />
      <FormControl component="fieldset">
        <FormLabel component="legend">{texts.whatAgreed}</FormLabel>
        <FormGroup>
          {PURPOSES.map((purpose) => (
            <FormControlLabel
              key={purpose}
              label={texts.purposes[purpose]}
              disabled={purpose === 'account'}
              control={<Checkbox checked={purposes.includes(purpose)} onChange={() => toggle(purpose)} />}
            />
          ))}
        </FormGroup>
      </FormControl>
      <TextField
        label={texts.note}
        helperText={texts.noteHelp}
        required
        multiline
        minRows={3}
        {...field('note', STUDENT_CALL_NOTE_LIMIT)}
      />
    </ActDialog>
  );
}
