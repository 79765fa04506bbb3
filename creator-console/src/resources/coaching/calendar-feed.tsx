import { Alert, Button, Card, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useActs } from '../../providers/use-acts';
import { useAct } from '../../shared/fresh-sign-in/use-act';
import { useToast } from '../../shared/toast/use-toast';
import { texts } from './texts';
import { TextField } from '../../shared/forms/text-field';
import { readCalendarFeed } from './calendar-feed.api';

/** A private URL for the coach's own calendar: shown once, renewed and turned off here. */
export function CalendarFeed() {
  const query = useQuery({ queryKey: ['calendar-feed'], queryFn: readCalendarFeed, staleTime: 0 });
  const [url, setUrl] = useState<string>();
  const { renewCalendarFeed, endCalendarFeed } = useActs();
  const { run, isActing, problem, dialog } = useAct();
  const toast = useToast();
  if (!query.data) return null;
  const isOn = query.data.since !== null;
  const renew = async () => {
    setUrl((await renewCalendarFeed()).url);
    await query.refetch();
  };
  const end = async () => {
    await endCalendarFeed();
    setUrl(undefined);
    toast({ title: texts.feed.ended });
    await query.refetch();
  };
  return (
    <Card component="section" aria-label={texts.feed.title} sx={{ p: { xs: 2, sm: 3 }, mt: 2 }}>
      <Typography component="h2" variant="h6">
        {texts.feed.title}
      </Typography>
      <Typography color="textSecondary">{texts.feed.text}</Typography>
      {problem && <Alert severity="error">{problem}</Alert>}
      {dialog}
      {url !== undefined && (
        <TextField
          name="url"
          fullWidth
          label={texts.feed.address}
          helperText={texts.feed.once}
          value={url}
          onFocus={({ target }) => target.select()}
          slotProps={{ input: { readOnly: true } }}
          sx={{ mt: 2 }}
        />
      )}
      <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 2, flexWrap: 'wrap' }}>
        <Button variant="outlined" disabled={isActing} onClick={() => void run(renew)}>
          {isOn ? texts.feed.renew : texts.feed.make}
        </Button>
        {isOn && (
          <Button disabled={isActing} onClick={() => void run(end)}>
            {texts.feed.end}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
