import { Typography } from '@mui/material';
import { useActs } from '../../providers/use-acts';
import { zoneInWords } from '../../shared/zone-words';
import { momentIn, momentOf } from '../../shared/wall-clock';
import type { Offering } from './call';
import type { WorkshopDate } from '../../shared/workshop-dates.api';
import { texts } from './texts';
import { TextField } from '../../shared/forms/text-field';
import { useFields, MomentField } from '../../shared/forms/use-fields';
import { ActDialog } from '../../shared/fresh-sign-in/act-dialog';

interface Props {
  offering: Offering;
  /** Date whose spots are changed; null: a new date. */
  date: WorkshopDate | null;
  onDone: () => void;
  onClose: () => void;
}

/** Same as the server's limits. */
const PLACES = { min: 1, max: 500 };
const USUAL = '10';

/** Adds a date to a group, or changes the spots of one. */
export function DateDialog({ offering, date, onDone, onClose }: Props) {
  const { values, set, field } = useFields({ time: '', places: date ? String(date.places) : USUAL });
  const { addDate, resizeDate } = useActs();
  const startsAt = momentOf(values.time, offering.timeZone);
  const places = Number(values.places);
  const isFine = Number.isInteger(places) && places >= PLACES.min && places <= PLACES.max;
  return (
    <ActDialog
      title={
        date ? texts.dates.resizeTitle(momentIn(date.startsAt, offering.timeZone)) : texts.dates.addTitle
      }
      submit={date ? texts.dates.saveSize : texts.dates.add}
      done={() => (date ? texts.dates.resized : texts.dates.added)}
      isReady={isFine && (date !== null || startsAt !== undefined)}
      onSubmit={async () => {
        if (date) await resizeDate(date, places);
        else if (startsAt) await addDate(offering.id, { startsAt, places });
      }}
      onDone={onDone}
      onClose={onClose}
    >
      {date ? (
        <Typography>{texts.dates.resizeText}</Typography>
      ) : (
        <MomentField
          name="localStart"
          required
          label={texts.dates.begins}
          helperText={zoneInWords(offering.timeZone)}
          value={values.time}
          onChange={(time) => set({ time })}
        />
      )}
      <TextField
        {...field('places')}
        name="capacity"
        required
        type="number"
        label={offering.isForPairs ? texts.dates.pairs : texts.dates.places}
        error={values.places !== '' && !isFine}
        slotProps={{ htmlInput: PLACES }}
      />
    </ActDialog>
  );
}
