import { Alert, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useDates, type WorkshopDate } from '../../../../shared/workshop-dates.api';
import { momentIn } from '../../../../shared/wall-clock';
import type { Offering } from '../../../../shared/coaching-offerings';
import { texts } from './texts';
import { TextField } from '../../../../shared/forms/text-field';
import { Loaded } from '../../../../shared/loaded';

/** Same as the server's limit. */
const NAME_LIMIT = 100;

export interface GroupPlace {
  dateId: string;
  companion: string;
}

interface Props {
  offering: Pick<Offering, 'id' | 'isForPairs' | 'timeZone'>;
  place: GroupPlace;
  onChange: (place: GroupPlace) => void;
}

/**
 * Choice of a group date with free spots that are not held for anyone. If spots are for two, it also asks for the
 * companion.
 */
export function GroupDateFields({ offering, place, onChange }: Props) {
  const dates = useDates(offering.id);
  const [now] = useState(Date.now);
  return (
    <Loaded query={dates} failed={texts.datesFailed} loading={texts.datesLoading} heights={[48]}>
      {(all) => {
        const free = all.filter((date) => leftOf(date) > 0 && Date.parse(date.startsAt) > now);
        if (free.length === 0) return <Alert severity="info">{texts.noDates}</Alert>;
        return (
          <>
            <TextField
              name="dateId"
              select
              required
              label={texts.date}
              value={free.some(({ id }) => id === place.dateId) ? place.dateId : ''}
              onChange={({ target }) => onChange({ ...place, dateId: target.value })}
            >
              {free.map((date) => (
                <MenuItem key={date.id} value={date.id} sx={{ whiteSpace: 'normal' }}>
                  {`${momentIn(date.startsAt, offering.timeZone)} · ${texts.placesLeft(leftOf(date))}`}
                </MenuItem>
              ))}
            </TextField>
            {offering.isForPairs && (
              <TextField
                name="companion"
                required
                label={texts.companion}
                helperText={texts.companionHelp}
                value={place.companion}
                onChange={({ target }) => onChange({ ...place, companion: target.value })}
                slotProps={{ htmlInput: { maxLength: NAME_LIMIT } }}
              />
            )}
          </>
        );
      }}
    </Loaded>
  );
}

const leftOf = ({ places, booked, kept }: WorkshopDate): number => places - booked - kept;
