import { Autocomplete, Typography } from '@mui/material';
import type { Schemas } from '@sanctum/openapi';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { BookDialog } from '../students';
import { texts } from './texts';
import { TextField } from '../../shared/forms/text-field';

type Student = Schemas['StudentResponse'];

interface Props {
  /** The chosen time; undefined: the dialog asks for it. */
  startsAt?: string;
  onClose: () => void;
}

const FOUND_AT_MOST = 25;

/** Asks for whom, then what; the calendar has already set the time. */
export function BookTime({ startsAt, onClose }: Props) {
  const [student, setStudent] = useState<Student | null>(null);
  const [isChosen, setChosen] = useState(false);
  const [words, setWords] = useState('');
  const { data: found = [], isFetching } = useGetList<Student>('students', {
    filter: { q: words },
    pagination: { page: 1, perPage: FOUND_AT_MOST },
    sort: { field: 'username', order: 'ASC' },
  });
  if (student && isChosen)
    return (
      <BookDialog
        student={student}
        onClose={onClose}
        {...(startsAt && { startsAt })}
        onDone={() => undefined}
      />
    );
  return (
    <FormDialog
      title={texts.time.book}
      submit={texts.time.goOn}
      isReady={student !== null}
      isBegun={false}
      onSubmit={() => setChosen(true)}
      onClose={onClose}
    >
      <Typography>{texts.time.whom}</Typography>
      <Autocomplete<Student>
        value={student}
        inputValue={words}
        options={found}
        // The server has already searched.
        filterOptions={(options) => options}
        getOptionLabel={({ username }) => username}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        loading={isFetching}
        loadingText={texts.time.searching}
        noOptionsText={texts.time.noneFound}
        onInputChange={(_, value) => setWords(value)}
        onChange={(_, chosen) => setStudent(chosen)}
        renderInput={(params) => <TextField name="studentId" {...params} label={texts.student} />}
      />
    </FormDialog>
  );
}
