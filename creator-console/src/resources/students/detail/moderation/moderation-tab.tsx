import { Alert, Button, Chip, Stack, Typography } from '@mui/material';
import { useActs } from '../../../../providers/use-acts';
import { ModerationButtons } from '../../../../shared/moderation/moderation-buttons';
import { dayOf, momentOf } from '../../../../shared/moment';
import { useAttempt } from '../../../../shared/toast/use-attempt';
import { Loaded } from '../../../../shared/loaded';
import { type Student, type Moderation, readModeration } from '../parts/student.api';
import { useStudentPart } from '../parts/use-student-part';
import { texts } from './texts';
import { Secondary } from '../../../../shared/secondary';

export function ModerationTab({ student: { id, username } }: { student: Student }) {
  const query = useStudentPart(id, 'moderation', readModeration);
  return (
    <Stack spacing={3}>
      <Loaded query={query}>
        {({ mute }) =>
          mute ? (
            <Muted id={id} name={username} mute={mute} onLifted={() => void query.refetch()} />
          ) : (
            <Typography>{texts.writes}</Typography>
          )
        }
      </Loaded>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <ModerationButtons id={id} name={username} />
      </Stack>
      {query.data && <Warnings warnings={query.data.warnings} />}
    </Stack>
  );
}

interface MutedProps {
  id: string;
  name: string;
  mute: NonNullable<Moderation['mute']>;
  onLifted: () => void;
}

function Muted({ id, name, mute: { since, until, reason }, onLifted }: MutedProps) {
  const { isBusy, attempt } = useAttempt(texts.failed, texts.tryAgain);
  const { unmuteStudent } = useActs();

  async function lift() {
    if (await attempt(() => unmuteStudent(id), { title: texts.lifted(name) })) onLifted();
  }

  return (
    <Alert severity="warning">
      <Typography sx={{ fontWeight: 650 }}>
        {texts.muted(dayOf(since), until === null ? null : momentOf(until))}
      </Typography>
      {reason !== null && <Typography sx={{ overflowWrap: 'anywhere' }}>{reason}</Typography>}
      <Typography>{texts.reads}</Typography>
      <Button
        variant="outlined"
        color="inherit"
        size="small"
        disabled={isBusy}
        onClick={() => void lift()}
        sx={{ mt: 1.5 }}
      >
        {texts.lift}
      </Button>
    </Alert>
  );
}

const Warnings = ({ warnings }: Pick<Moderation, 'warnings'>) => (
  <Stack component="section" spacing={2}>
    <Typography variant="h6" component="h3">
      {texts.warnings}
    </Typography>
    {warnings.length === 0 && <Typography color="textSecondary">{texts.none}</Typography>}
    {warnings.map(({ id, text, givenAt, readAt }) => (
      <Stack key={id} spacing={0.75} sx={{ alignItems: 'flex-start' }}>
        <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>{text}</Typography>
        <Secondary>{momentOf(givenAt)}</Secondary>
        <Chip
          size="small"
          color={readAt === null ? 'warning' : 'default'}
          label={readAt === null ? texts.unread : texts.confirmed(dayOf(readAt))}
        />
      </Stack>
    ))}
  </Stack>
);
