import SequenceIcon from '@mui/icons-material/MarkEmailReadOutlined';
import { Alert, Button } from '@mui/material';
import { SaveButton, Toolbar, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { type Sequence, sentSequence, sequencePath, BLANK_SEQUENCE } from './sequence';
import { SequenceFields } from './sequence-fields';
import { texts } from './texts';
import { KEEP_TYPED, RecordEdit } from '../../shared/forms/record-edit';
import { RecordForm } from '../../shared/forms/record-form';
import { RecordCreate } from '../../shared/forms/record-create';

/** Form for a new sequence, which is off until its page turns it on. */
export const SequenceCreate = () => (
  <RecordCreate<Sequence>
    resource="sequences"
    texts={texts}
    blank={BLANK_SEQUENCE}
    bar={texts.save}
    done={() => ({ title: texts.saved, text: texts.createdText })}
    leadsTo="show"
    transform={sentSequence}
  >
    <SequenceFields />
  </RecordCreate>
);

/** Trigger and emails of a sequence. Members in the sequence continue from their current step. */
export const SequenceEdit = () => (
  <RecordEdit<Sequence>
    icon={SequenceIcon}
    texts={texts}
    titleOf={({ name }) => name}
    redirect="show"
    transform={sentSequence}
  >
    {(before) => (
      <RecordForm toolbar={<Bar />} resetOptions={before && KEEP_TYPED} sx={{ maxWidth: '52rem' }}>
        <SequenceFields />
        {before && <Alert severity="warning">{texts.stale}</Alert>}
      </RecordForm>
    )}
  </RecordEdit>
);

function Bar() {
  const sequence = useRecordContext<Sequence>();
  return (
    <Toolbar sx={{ gap: 1 }}>
      <SaveButton label={texts.save} />
      {sequence && (
        <Button component={RouterLink} to={sequencePath(sequence.id)}>
          {texts.back}
        </Button>
      )}
    </Toolbar>
  );
}
