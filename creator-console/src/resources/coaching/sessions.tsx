import { Alert, Button, Stack, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { theClock } from '../../shared/moment';
import { offeringsPath } from '../../shared/offerings-path';
import { type Offering, OFFERINGS } from './call';
import { Calls } from './calls';
import { texts } from './texts';

/** In the address: sessions that are over are shown. */
const OVER = 'past';

/** Sessions to come, the next one first; or those that are over, the latest first. */
export function Sessions() {
  const [address, setAddress] = useSearchParams();
  const [now] = useState(() => new Date().toISOString());
  const isOver = address.has(OVER);
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <NobodyCanBook />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={texts.chooseShown}
        value={isOver}
        onChange={(_, next: boolean | null) =>
          next !== null && setAddress(next ? { [OVER]: '' } : {}, { replace: true })
        }
      >
        <ToggleButton value={false} sx={TOGGLE}>
          {texts.upcoming}
        </ToggleButton>
        <ToggleButton value={true} sx={TOGGLE}>
          {texts.past}
        </ToggleButton>
      </ToggleButtonGroup>
      <Calls key={String(isOver)} timeZone={theClock()} now={now} isOver={isOver} />
    </Stack>
  );
}

const TOGGLE = { px: 2, textTransform: 'none' } as const;

/** Says why no session comes in, and leads to where that is changed. */
function NobodyCanBook() {
  const { data } = useGetList<Offering>(OFFERINGS, {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'createdAt', order: 'ASC' },
  });
  if (!data || data.some(({ isBookable }) => isBookable)) return null;
  return (
    <Alert
      severity="info"
      action={
        <Button component={Link} to={offeringsPath} color="inherit" size="small">
          {texts.toOfferings}
        </Button>
      }
    >
      <strong>{texts.closed}.</strong> {texts.closedText}
    </Alert>
  );
}
