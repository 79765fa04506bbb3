import { Box, Chip, Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { IntakeAnswers } from '../../shared/intake-answers';
import { momentIn } from '../../shared/wall-clock';
import type { Call } from './call';
import { CallActs } from './call-acts';
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
              label={
                call.payUntil === null
                  ? texts.states[call.state]
                  : texts.held(momentIn(call.payUntil, timeZone))
              }
            />
          </Stack>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {call.title}
            {call.companion !== null && `, ${texts.companion(call.companion)}`} ·{' '}
            {call.email !== null && `${call.email} · `}
            {texts.theirZone(call.timeZone)}
          </Typography>
          {call.meetingLink !== null && call.state === 'confirmed' && !isOver && (
            <Link href={call.meetingLink} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {texts.join}
            </Link>
          )}
          {call.note !== null && (
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              “{call.note}”
            </Typography>
          )}
          <IntakeAnswers answers={call.answers} />
          {call.files.length > 0 && (
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {texts.files.title}: {call.files.map(({ fileName }) => fileName).join(', ')}
            </Typography>
          )}
        </Stack>
        <Stack
          direction="row"
          sx={{
            alignItems: 'flex-start',
            alignContent: 'flex-start',
            flexWrap: 'wrap',
            gap: 0.5,
            maxWidth: { md: '50%' },
          }}
        >
          <CallActs call={call} timeZone={timeZone} isOver={isOver} />
        </Stack>
      </Stack>
    </Box>
  );
}
