import { Box, Card, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { readBusyCalendars } from './busy-calendars.api';
import { CalendarRow } from './calendar-row';
import { texts } from './texts';
import { DialogButton } from '../../../shared/dialogs/dialog-button';
import { useActs } from '../../../providers/use-acts';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { useAct } from '../../../shared/fresh-sign-in/use-act';
import { useToast } from '../../../shared/toast/use-toast';
import { dayOf } from '../../../shared/moment';
import { TextField } from '../../../shared/forms/text-field';
import { useFields } from '../../../shared/forms/use-fields';
import { Loaded } from '../../../shared/loaded';

/** Same as the server's limits. */
const LIMITS = { name: 100, url: 2000 };

/** Asks for a calendar's URL. The server reads it right away and reports the result. */
function AddCalendarDialog({ onAdded, onClose }: { onAdded: () => void; onClose: () => void }) {
  const { values, field } = useFields({ name: '', url: '' });
  const { run, ...acting } = useAct();
  const toast = useToast();
  const { addBusyCalendar } = useActs();

  async function add() {
    const name = values.name.trim();
    const { busyTimes, knownUntil } = await addBusyCalendar({ name, url: values.url.trim() });
    const found = knownUntil === null ? undefined : texts.ahead(busyTimes, dayOf(knownUntil));
    toast({ title: texts.added(name), ...(found !== undefined && { text: found }) });
    onClose();
    onAdded();
  }

  return (
    <FormDialog
      {...acting}
      title={texts.addTitle}
      submit={texts.addIt}
      onSubmit={() => run(add)}
      onClose={onClose}
    >
      <Typography>{texts.addText}</Typography>
      <TextField required label={texts.name} helperText={texts.nameHelp} {...field('name', LIMITS.name)} />
      <TextField
        required
        type="url"
        label={texts.address}
        helperText={texts.addressHelp}
        {...field('url')}
        slotProps={{ htmlInput: { maxLength: LIMITS.url, autoComplete: 'off', spellCheck: false } }}
      />
    </FormDialog>
  );
}

/** The coach's other calendars, whose busy times block bookings. */
export function BusyCalendars() {
  const query = useQuery({ queryKey: ['busy-calendars'], queryFn: readBusyCalendars, staleTime: 0 });
  const changed = () => void query.refetch();
  return (
    <Card component="section" aria-label={texts.title} sx={{ p: { xs: 2, sm: 3 }, mt: 2 }}>
      <Typography component="h2" variant="h6">
        {texts.title}
      </Typography>
      <Typography color="textSecondary">{texts.text}</Typography>
      <Loaded
        query={query}
        failed={texts.failed}
        heights={[80]}
        empty={<Typography sx={{ mt: 2 }}>{texts.none}</Typography>}
      >
        {(calendars) => (
          <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
            {calendars.map((calendar) => (
              <CalendarRow key={calendar.id} calendar={calendar} onChange={changed} />
            ))}
          </Box>
        )}
      </Loaded>
      {query.data && (
        <DialogButton variant="outlined" sx={{ mt: 2 }} label={texts.add}>
          {(onClose) => <AddCalendarDialog onAdded={changed} onClose={onClose} />}
        </DialogButton>
      )}
    </Card>
  );
}
