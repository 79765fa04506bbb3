import { Box, Button, Chip, Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { type Call, momentIn } from './call';
import { CancelDialog } from './cancel-dialog';
import { texts } from './texts';

const COLOURS = {
  unconfirmed: 'warning',
  confirmed: 'success',
  cancelled: 'default',
  completed: 'info',
  no_show: 'default',
} as const satisfies Record<Call['state'], string>;

/** One call: when, who, what they wrote, and what can be done. */
export function CallRow({ call, timeZone, isOver }: { call: Call; timeZone: string; isOver: boolean }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Box
      component="li"
      sx={{ p: 2, borderBottom: 1, borderColor: 'divider', '&:last-child': { borderBottom: 0 } }}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ justifyContent: 'space-between' }}>
        <Stack spacing={0.5} sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{momentIn(call.startsAt, timeZone)}</Typography>
          <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap', rowGap: 0.5 }}>
            {call.studentId === null ? (
              <Typography variant="body2">{call.name}</Typography>
            ) : (
              <Link component={RouterLink} to={`/students/${call.studentId}/show`} variant="body2">
                {call.name}
              </Link>
            )}
            <Chip size="small" label={call.studentId === null ? texts.lead : texts.student} />
            <Chip
              size="small"
              variant="outlined"
              color={COLOURS[call.state]}
              label={texts.states[call.state]}
            />
          </Stack>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {call.title} · {call.email} · {texts.theirZone(call.timeZone)}
          </Typography>
          {call.note !== null && (
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              “{call.note}”
            </Typography>
          )}
        </Stack>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start', flexShrink: 0 }}>
          <Button size="small" href={`mailto:${call.email}`}>
            {texts.write(call.name)}
          </Button>
          {call.state === 'confirmed' && !isOver && (
            <Button size="small" color="error" onClick={() => setAsking(true)}>
              {texts.cancel}
            </Button>
          )}
        </Stack>
      </Stack>
      {isAsking && <CancelDialog call={call} onClose={() => setAsking(false)} />}
    </Box>
  );
}
