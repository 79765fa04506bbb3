import { Button, Stack, ToggleButton, ToggleButtonGroup, Box, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { theClock } from '../../shared/moment';
import { COACHING_TAB, offeringsPath } from '../../shared/offerings-path';
import { type Call, CALLS } from './call';
import { texts } from './texts';
import EventIcon from '@mui/icons-material/EventOutlined';
import { EmptyPlace } from '../../shared/empty-place';
import { CallRow } from './call-row';
import { Loaded } from '../../shared/loaded';
import { NobodyCanBook } from './nobody-can-book';

const STEP = 10;

/** Sessions before or after this time, including canceled ones. */
function Calls({ timeZone, now, isOver }: { timeZone: string; now: string; isOver: boolean }) {
  const [perPage, setPerPage] = useState(STEP);
  const query = useGetList<Call>(CALLS, {
    filter: isOver ? { startsAt_lte: now } : { startsAt_gte: now },
    pagination: { page: 1, perPage },
    sort: { field: 'startsAt', order: isOver ? 'DESC' : 'ASC' },
  });
  const { total = 0 } = query;
  return (
    <Card>
      <Loaded
        query={query}
        failed={texts.failed}
        loading={texts.loading}
        heights={[96, 96]}
        empty={isOver ? <Typography sx={{ p: 3 }}>{texts.nonePast}</Typography> : <NoCalls />}
      >
        {(calls) => (
          <>
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {calls.map((call) => (
                <CallRow key={call.id} call={call} timeZone={timeZone} isOver={isOver} />
              ))}
            </Box>
            {total > calls.length && (
              <Button onClick={() => setPerPage(perPage + STEP)} sx={{ m: 1 }}>
                {texts.more(Math.min(STEP, total - calls.length))}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}

const NoCalls = () => (
  <EmptyPlace icon={EventIcon} title={texts.none} text={texts.noneYet}>
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
      <Button component={Link} to={offeringsPath} variant="contained">
        {texts.toOfferings}
      </Button>
      <Button href="/coaching">{texts.asSeen}</Button>
    </Stack>
  </EmptyPlace>
);

/** URL parameter for past sessions. */
export const OVER = 'past';

/** Upcoming sessions, earliest first; or past ones, latest first. */
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
          next !== null &&
          setAddress({ [COACHING_TAB]: 'sessions', ...(next && { [OVER]: '' }) }, { replace: true })
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
