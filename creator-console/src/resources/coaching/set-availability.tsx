import { Button } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { TextField } from '../../shared/forms/text-field';
import { offeringsPath } from '../../shared/offerings-path';
import { AvailabilityDialog } from './availability-dialog';
import { texts } from './texts';
import { useOfferings } from './use-offerings';

/** Sets the hours of the first offering; the dialog can switch to another one. */
export function SetAvailability() {
  const { data: offerings = [] } = useOfferings();
  const [openId, setOpenId] = useState<string>();
  const [first] = offerings;
  const open = offerings.find(({ id }) => id === openId);
  if (!first)
    return (
      <Button component={Link} to={offeringsPath} variant="outlined" size="small">
        {texts.set}
      </Button>
    );
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setOpenId(first.id)}>
        {texts.set}
      </Button>
      {open && (
        <AvailabilityDialog
          key={open.id}
          offering={open}
          onClose={() => setOpenId(undefined)}
          chooser={
            offerings.length > 1 && (
              <TextField
                name="offering"
                label={texts.ofOffering}
                select
                slotProps={{ select: { native: true } }}
                value={open.id}
                onChange={({ target }) => setOpenId(target.value)}
              >
                {offerings.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </TextField>
            )
          }
        />
      )}
    </>
  );
}
