import { Box, Chip, Stack, Typography } from '@mui/material';
import { IntakeAnswers } from '../../shared/intake-answers';
import { momentIn } from '../../shared/wall-clock';
import { zoneInWords } from '../../shared/zone-words';
import type { Call } from './call';
import { CallActs } from './call-acts';
import { hoursOf } from './calendar/session-words';
import { texts } from './texts';
import { Secondary } from '../../shared/secondary';
import { PageLink } from '../../shared/page-link';

const COLOURS = {
  unconfirmed: 'warning',
  confirmed: 'success',
  cancelled: 'default',
  completed: 'info',
  no_show: 'default',
} as const satisfies Record<Call['state'], string>;

interface Props {
  call: Call;
  timeZone: string;
  isOver: boolean;
  /** Expands the notes and answers. */
  isWhole?: boolean;
  /** Listed under its day, so the hours are enough. */
  isToday?: boolean;
}

/** One session: its time, the person, what they wrote, and the actions. */
export const CallRow = ({ call, timeZone, isOver, isWhole = false, isToday = false }: Props) => (
  <Box component="li" sx={ROW}>
    <Stack spacing={0.25} sx={{ minWidth: 0, flex: 1 }}>
      <Stack direction="row" useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {isToday ? hoursOf(call, timeZone) : momentIn(call.startsAt, timeZone)}
        </Typography>
        <Chip
          size="small"
          variant="outlined"
          color={COLOURS[call.state]}
          label={
            call.payUntil === null ? texts.states[call.state] : texts.held(momentIn(call.payUntil, timeZone))
          }
        />
      </Stack>
      <Secondary sx={{ overflowWrap: 'anywhere' }}>
        <Who call={call} /> · {call.title}
        {call.companion !== null && `, ${texts.companion(call.companion)}`}
        {call.timeZone !== timeZone && ` · ${zoneInWords(call.timeZone, new Date(call.startsAt))}`}
      </Secondary>
      <Words call={call} isOpen={isWhole} />
    </Stack>
    <CallActs call={call} timeZone={timeZone} isOver={isOver} />
  </Box>
);

const ROW = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  gap: { xs: 1, sm: 2 },
  px: 2,
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-child': { borderBottom: 0 },
} as const;

/** A student's name links to their page. A visitor has no page, so the email address is shown. */
const Who = ({ call: { studentId, name, email } }: { call: Call }) =>
  studentId === null ? (
    <>
      <Box component="span" sx={{ color: 'text.primary' }}>
        {name}
      </Box>{' '}
      ({[texts.lead, email].filter(Boolean).join(', ')})
    </>
  ) : (
    <PageLink to={`/students/${studentId}/show`}>{name}</PageLink>
  );

/** Note, answers and files sent before the session; collapsed in lists, which are for scanning. */
function Words({ call: { note, answers, files }, isOpen }: { call: Call; isOpen: boolean }) {
  const parts = [
    ...(note === null ? [] : [texts.parts.note]),
    ...(answers.length === 0 ? [] : [texts.parts.answers(answers.length)]),
    ...(files.length === 0 ? [] : [texts.parts.files(files.length)]),
  ];
  if (parts.length === 0) return null;
  return (
    <Box component="details" open={isOpen} sx={{ '& > summary': { cursor: 'pointer', py: 0.5 } }}>
      <Typography component="summary" variant="body2" color="primary">
        {parts.join(' · ')}
      </Typography>
      {note !== null && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          “{note}”
        </Typography>
      )}
      <IntakeAnswers answers={answers} />
      {files.length > 0 && (
        <Secondary sx={{ overflowWrap: 'anywhere' }}>
          {texts.files.title}: {files.map(({ fileName }) => fileName).join(', ')}
        </Secondary>
      )}
    </Box>
  );
}
