import { Box, Button, Chip, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useActs } from '../../providers/use-acts';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { useAct } from '../../shared/fresh-sign-in/use-act';
import { Loaded } from '../../shared/loaded';
import { useToast } from '../../shared/toast/use-toast';
import { momentIn } from '../../shared/moment';
import type { Call } from './call';
import { texts } from './texts';
import { type Reminder, readReminders } from './reminders.api';
import { Secondary } from '../../shared/secondary';

interface Props {
  call: Call;
  timeZone: string;
  onClose: () => void;
}

/** Reminders of a booking, sent and scheduled. The coach can send one now, and retry failed ones. */
export function RemindersDialog({ call: { id, name }, timeZone, onClose }: Props) {
  const query = useQuery({
    queryKey: ['coaching', 'reminders', id],
    queryFn: () => readReminders(id),
    staleTime: 0,
  });
  const { remindOfBooking, sendMailAgain } = useActs();
  const { run, ...acting } = useAct();
  const toast = useToast();
  const act = (send: () => Promise<unknown>, done: string) =>
    run(async () => {
      await send();
      toast({ title: done });
      await query.refetch();
    });
  return (
    <FormDialog
      {...acting}
      title={texts.remindersTitle(name)}
      submit={texts.remindNow}
      cancel={texts.close}
      isBegun={false}
      onSubmit={() => act(() => remindOfBooking(id), texts.reminded)}
      onClose={onClose}
    >
      <Typography>{texts.remindersText}</Typography>
      <Loaded
        query={query}
        failed={texts.remindersFailed}
        loading={texts.remindersLoading}
        heights={[80]}
        empty={<Typography color="textSecondary">{texts.noReminders}</Typography>}
      >
        {(reminders) => (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {reminders.map((reminder) => (
              <Row
                key={`${reminder.leadSeconds}-${reminder.dueAt}`}
                reminder={reminder}
                timeZone={timeZone}
                onAgain={(mailId) => void act(() => sendMailAgain(mailId), texts.reminded)}
              />
            ))}
          </Box>
        )}
      </Loaded>
    </FormDialog>
  );
}

interface RowProps {
  reminder: Reminder;
  timeZone: string;
  onAgain: (mailId: string) => void;
}

const Row = ({ reminder: { leadSeconds, dueAt, state, mailId }, timeZone, onAgain }: RowProps) => (
  <Stack
    component="li"
    direction="row"
    spacing={1}
    useFlexGap
    sx={{ flexWrap: 'wrap', alignItems: 'center', py: 1, borderBottom: 1, borderColor: 'divider' }}
  >
    <Box sx={{ flex: '1 1 14rem' }}>
      <Typography>
        {texts.marks[leadSeconds === null ? 'byHand' : leadSeconds > 3600 ? 'day' : 'hour']}
      </Typography>
      <Secondary>{momentIn(dueAt, timeZone)}</Secondary>
    </Box>
    <Chip size="small" variant="outlined" color={COLOURS[state]} label={texts.reminderStates[state]} />
    {state === 'failed' && mailId !== null && (
      <Button size="small" onClick={() => onAgain(mailId)}>
        {texts.sendAgain}
      </Button>
    )}
  </Stack>
);

const COLOURS: Record<Reminder['state'], 'default' | 'success' | 'error'> = {
  scheduled: 'default',
  queued: 'default',
  dropped: 'default',
  sent: 'success',
  failed: 'error',
};
