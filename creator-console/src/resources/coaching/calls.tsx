import EventIcon from '@mui/icons-material/EventOutlined';
import { Box, Button, Card, CircularProgress, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { EmptyPlace } from '../../shared/empty-place';
import { LoadFailed } from '../../shared/load-failed';
import { offeringsPath } from '../../shared/offerings-path';
import { type Call, CALLS } from './call';
import { CallRow } from './call-row';
import { texts } from './texts';

const STEP = 10;

/** Sessions before or after this moment, also those that were canceled. */
export function Calls({ timeZone, now, isOver }: { timeZone: string; now: string; isOver: boolean }) {
  const [perPage, setPerPage] = useState(STEP);
  const {
    data,
    total = 0,
    isPending,
    refetch,
  } = useGetList<Call>(CALLS, {
    filter: isOver ? { startsAt_lte: now } : { startsAt_gte: now },
    pagination: { page: 1, perPage },
    sort: { field: 'startsAt', order: isOver ? 'DESC' : 'ASC' },
  });
  if (isPending)
    return (
      <Card sx={{ display: 'grid', placeItems: 'center', p: 4 }}>
        <CircularProgress aria-label={texts.loading} />
      </Card>
    );
  if (!data) return <LoadFailed words={texts.failed} onRetry={() => void refetch()} />;
  return (
    <Card>
      {data.length === 0 && (isOver ? <Typography sx={{ p: 3 }}>{texts.nonePast}</Typography> : <NoCalls />)}
      {data.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {data.map((call) => (
            <CallRow key={call.id} call={call} timeZone={timeZone} isOver={isOver} />
          ))}
        </Box>
      )}
      {total > data.length && (
        <Button onClick={() => setPerPage(perPage + STEP)} sx={{ m: 1 }}>
          {texts.more(Math.min(STEP, total - data.length))}
        </Button>
      )}
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
