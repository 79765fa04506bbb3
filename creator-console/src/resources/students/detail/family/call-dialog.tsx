import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormLabel,
  MenuItem,
  Typography,
} from '@mui/material';
import { STUDENT_CALL_NOTE_LIMIT } from '@sanctum/openapi/choices';
import { useState } from 'react';
import { useActs } from '../../../../providers/use-acts';
import { FormDialog } from '../../../../shared/dialogs/form-dialog';
import { useAct } from '../../../../shared/fresh-sign-in/use-act';
import { useToast } from '../../../../shared/toast/use-toast';
import type { Student } from '../parts/student.api';
import type { Kin, Purpose } from './family.api';
import { texts } from './texts';
import { TextField } from '../../../../shared/forms/text-field';

interface Props {
  student: Student;
  guardians: Kin[];
  onDone: () => void;
  onClose: () => void;
}

const PURPOSES = Object.keys(texts.purposes) as Purpose[];
const today = () => new Intl.DateTimeFormat('en-CA').format(new Date());

/** The coach writes down that she spoke with a guardian. Without the account nothing else is agreed to, so it is always among it. */
export function CallDialog({ student, guardians, onDone, onClose }: Props) {
  const { noteCall } = useActs();
  const toast = useToast();
  const { run, problem, ...acting } = useAct();
  const [guardianId, setGuardian] = useState(guardians[0]!.id);
  const [on, setOn] = useState(today);
  const [note, setNote] = useState('');
  const [purposes, setPurposes] = useState<Purpose[]>(['account']);

  const submit = async () => {
    await noteCall(student.id, { guardianId, on, note, purposes });
    toast({ title: texts.noted });
    onDone();
    onClose();
  };
  const toggle = (purpose: Purpose) =>
    setPurposes(
      PURPOSES.filter((each) => (each === purpose ? !purposes.includes(each) : purposes.includes(each))),
    );

  return (
    <FormDialog
      title={texts.noteTitle(student.username)}
      submit={texts.noteSubmit}
      isReady={note.trim() !== '' && on !== ''}
      problem={problem}
      {...acting}
      onSubmit={() => void run(submit)}
      onClose={onClose}
    >
      <Typography>{texts.noteText}</Typography>
      <TextField
        name="guardianId"
        select
        label={texts.spokenWith}
        value={guardianId}
        onChange={({ target }) => setGuardian(target.value)}
      >
        {guardians.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        name="on"
        type="date"
        label={texts.on}
        value={on}
        onChange={({ target }) => setOn(target.value)}
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
        name="note"
        label={texts.note}
        helperText={texts.noteHelp}
        required
        multiline
        minRows={3}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: STUDENT_CALL_NOTE_LIMIT } }}
      />
    </FormDialog>
  );
}
