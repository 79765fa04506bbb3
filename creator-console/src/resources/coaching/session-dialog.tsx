import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { offeringsPath } from '../../shared/offerings-path';
import { momentIn } from '../../shared/wall-clock';
import type { CalendarSession } from './calendar/calendar.api';
import { type Call, CALLS } from './call';
import { CallRow } from './call-row';
import { texts } from './texts';
import { Loaded } from '../../shared/loaded';
import { InfoDialog } from '../../shared/dialogs/info-dialog';

interface Props {
  session: CalendarSession;
  timeZone: string;
  onClose: () => void;
}

/** More participants than one session can have. */
const MOST = 100;

/** A session in the calendar: its participants and actions. */
export function SessionDialog({ session, timeZone, onClose }: Props) {
  const [now] = useState(() => new Date().toISOString());
  const { id, title, startsAt, isGroup } = session;
  const query = useGetList<Call>(CALLS, {
    filter: { sessionId: id },
    pagination: { page: 1, perPage: MOST },
    sort: { field: 'createdAt', order: 'ASC' },
  });
  return (
    <InfoDialog
      maxWidth="md"
      title={title}
      close={texts.close}
      acts={
        isGroup && (
          <Button component={Link} to={offeringsPath}>
            {texts.toDates}
          </Button>
        )
      }
      onClose={onClose}
    >
      <Typography color="textSecondary" sx={{ px: 1 }}>
        {momentIn(query.data?.[0]?.startsAt ?? startsAt, timeZone)}
      </Typography>
      <Loaded
        query={query}
        failed={texts.failed}
        loading={texts.loading}
        heights={[96]}
        empty={<Typography sx={{ p: 1 }}>{texts.nobodyYet}</Typography>}
      >
        {(calls) => (
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {calls.map((call) => (
              <CallRow key={call.id} call={call} timeZone={timeZone} isOver={call.startsAt <= now} isWhole />
            ))}
          </Box>
        )}
      </Loaded>
    </InfoDialog>
  );
}
