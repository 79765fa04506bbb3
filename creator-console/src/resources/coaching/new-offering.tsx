import AddIcon from '@mui/icons-material/Add';
import { Button, Checkbox, FormControlLabel, FormHelperText, Typography } from '@mui/material';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { useActs } from '../../providers/use-acts';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { useAct } from '../../shared/fresh-sign-in/use-act';
import { useToast } from '../../shared/toast/use-toast';
import { OfferingWords, type Words } from './offering-words';
import { texts } from './texts';

const EMPTY: Words = { title: '', description: '', needsCredit: true };

/** The button that makes something new to be booked. */
export function NewOffering() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setOpen(true)} sx={{ mt: 2 }}>
        {texts.newOffering}
      </Button>
      {isOpen && <NewOfferingDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** An hour, until the coach says otherwise together with the hours. */
const USUAL_MINUTES = 60;

function NewOfferingDialog({ onClose }: { onClose: () => void }) {
  const [words, setWords] = useState(EMPTY);
  const [audience, setAudience] = useState({ isGroup: false, forPairs: false });
  const { createOffering } = useActs();
  const { run, ...acting } = useAct();
  const toast = useToast();
  const refresh = useRefresh();
  const send = async () => {
    await createOffering({ ...words, ...audience, minutes: USUAL_MINUTES });
    toast({ title: texts.created, text: audience.isGroup ? texts.groupCreatedText : texts.createdText });
    refresh();
    onClose();
  };
  return (
    <FormDialog
      {...acting}
      title={texts.newOffering}
      submit={texts.create}
      isReady={words.title.trim() !== ''}
      onSubmit={() => run(send)}
      onClose={onClose}
    >
      <Typography>{texts.newOfferingText}</Typography>
      <OfferingWords words={words} onChange={setWords} />
      <div>
        <FormControlLabel
          control={
            <Checkbox
              checked={audience.isGroup}
              onChange={(_, isGroup) => setAudience({ isGroup, forPairs: false })}
            />
          }
          label={texts.group}
        />
        <FormHelperText>{texts.groupHelp}</FormHelperText>
      </div>
      {audience.isGroup && (
        <FormControlLabel
          control={
            <Checkbox
              checked={audience.forPairs}
              onChange={(_, forPairs) => setAudience({ ...audience, forPairs })}
            />
          }
          label={texts.pairs}
        />
      )}
    </FormDialog>
  );
}
