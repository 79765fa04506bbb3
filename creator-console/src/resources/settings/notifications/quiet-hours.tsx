import { Button, FormControlLabel, Stack, Switch, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { refusalOf } from '../../../providers/refusal';
import { useToast } from '../../../shared/toast/use-toast';
import { type Times, useSaveTimes } from './notifications.api';
import { texts } from './texts';

/** What is offered to whoever had none. */
const NIGHT = { quietFrom: '22:00', quietTo: '07:00' };
const NONE = { quietFrom: null, quietTo: null };

/** When nothing comes to the coach's devices, and mails wait that can. */
export function QuietHours({ times }: { times: Times }) {
  const toast = useToast();
  const { mutate, isPending } = useSaveTimes();
  const { quietFrom, quietTo } = times;
  const save = (changes: Pick<Times, 'quietFrom' | 'quietTo'>) =>
    mutate(
      { ...times, ...changes },
      {
        onSuccess: () => toast({ title: texts.quiet.saved }),
        onError: (error) =>
          toast({ title: texts.failed, text: refusalOf(error).message ?? texts.tryAgain, failed: true }),
      },
    );
  return (
    <Stack component="section" aria-label={texts.quiet.title} sx={{ pt: 2, gap: 0.5 }}>
      <Typography variant="h6" component="h3">
        {texts.quiet.title}
      </Typography>
      <FormControlLabel
        control={
          <Switch
            checked={quietFrom !== null}
            disabled={isPending}
            onChange={(_, isOn) => save(isOn ? NIGHT : NONE)}
          />
        }
        label={texts.quiet.switch}
      />
      <Typography color="textSecondary">{texts.quiet.text}</Typography>
      {quietFrom !== null && quietTo !== null && (
        <HoursForm
          key={`${quietFrom}-${quietTo}`}
          from={quietFrom}
          to={quietTo}
          isSaving={isPending}
          onSave={(from, to) => save({ quietFrom: from, quietTo: to })}
        />
      )}
    </Stack>
  );
}

interface HoursFormProps {
  from: string;
  to: string;
  isSaving: boolean;
  onSave: (from: string, to: string) => void;
}

function HoursForm({ from, to, isSaving, onSave }: HoursFormProps) {
  const [hours, setHours] = useState({ from, to });
  const isSame = hours.from === hours.to;
  const isWhole = hours.from !== '' && hours.to !== '' && !isSame;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(hours.from, hours.to);
  };
  return (
    <Stack
      component="form"
      direction="row"
      useFlexGap
      spacing={2}
      sx={{ mt: 1.5, flexWrap: 'wrap', alignItems: 'flex-start' }}
      onSubmit={submit}
    >
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          type="time"
          label={texts.quiet[end]}
          value={hours[end]}
          error={isSame}
          helperText={isSame && end === 'to' ? texts.quiet.same : undefined}
          onChange={({ target }) => setHours({ ...hours, [end]: target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ minWidth: 140 }}
        />
      ))}
      <Button type="submit" variant="outlined" loading={isSaving} disabled={!isWhole} sx={{ mt: 1 }}>
        {texts.quiet.save}
      </Button>
    </Stack>
  );
}
