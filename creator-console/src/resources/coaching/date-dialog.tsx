import { Typography } from '@mui/material';
import { useState } from 'react';
import { useActs } from '../../providers/use-acts';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { useAct } from '../../shared/fresh-sign-in/use-act';
import { useToast } from '../../shared/toast/use-toast';
import { zoneInWords } from '../../shared/zone-words';
import { momentIn, momentOf } from '../../shared/wall-clock';
import type { Offering } from './call';
import type { WorkshopDate } from '../../shared/workshop-dates.api';
import { texts } from './texts';
import { TextField } from '../../shared/forms/text-field';

interface Props {
  offering: Offering;
  /** Date whose places are changed; null: a new date. */
  date: WorkshopDate | null;
  onDone: () => void;
  onClose: () => void;
}

/** Same limits as on the server. */
const PLACES = { min: 1, max: 500 };
const USUAL = '10';

/** Adds a date to a group, or changes the places of one. */
export function DateDialog({ offering, date, onDone, onClose }: Props) {
  const [time, setTime] = useState('');
  const [typed, setTyped] = useState(date ? String(date.places) : USUAL);
  const { addDate, resizeDate } = useActs();
  const { run, ...acting } = useAct();
  const toast = useToast();
  const startsAt = momentOf(time, offering.timeZone);
  const places = Number(typed);
  const isFine = Number.isInteger(places) && places >= PLACES.min && places <= PLACES.max;

  async function send() {
    if (date) await resizeDate(date.id, places);
    else if (startsAt) await addDate(offering.id, { startsAt, places });
    toast({ title: date ? texts.dates.resized : texts.dates.added });
    onDone();
    onClose();
  }

  return (
    <FormDialog
      {...acting}
      title={
        date ? texts.dates.resizeTitle(momentIn(date.startsAt, offering.timeZone)) : texts.dates.addTitle
      }
      submit={date ? texts.dates.saveSize : texts.dates.add}
      isReady={isFine && (date !== null || startsAt !== undefined)}
      onSubmit={() => run(send)}
      onClose={onClose}
    >
      {date ? (
        <Typography>{texts.dates.resizeText}</Typography>
      ) : (
        <TextField
          name="localStart"
          required
          type="datetime-local"
          label={texts.dates.begins}
          helperText={zoneInWords(offering.timeZone)}
          value={time}
          onChange={({ target }) => setTime(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
      <TextField
        name="capacity"
        required
        type="number"
        label={offering.forPairs ? texts.dates.pairs : texts.dates.places}
        value={typed}
        error={typed !== '' && !isFine}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: PLACES }}
      />
    </FormDialog>
  );
}
