import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { useActs } from '../../providers/use-acts';
import { ActDialog } from '../../shared/fresh-sign-in/act-dialog';
import { Loaded } from '../../shared/loaded';
import { momentIn } from '../../shared/wall-clock';
import type { Offering } from './call';
import { DateDialog } from './date-dialog';
import { useDates, type WorkshopDate } from '../../shared/workshop-dates.api';
import { texts } from './texts';
import { Secondary } from '../../shared/secondary';

/** Same as the server's limit. */
const REASON_LIMIT = 500;

type Opened = { act: 'add' } | { act: 'resize' | 'call-off'; date: WorkshopDate };

/** Dates of a group, with RSVPs and waiting list; the coach adds dates, changes their spots and cancels them. */
// oxlint-disable-next-line max-lines-per-function -- the list and the two dialogs that change it
export function WorkshopDates({ offering }: { offering: Offering }) {
  const query = useDates(offering.id);
  const [opened, open] = useState<Opened>();
  const [now] = useState(Date.now);
  const refresh = useRefresh();
  const { callOffDate } = useActs();
  const onDone = () => {
    void query.refetch();
    refresh();
  };
  const { timeZone } = offering;
  return (
    <Box sx={{ mt: 1 }}>
      <Loaded
        query={query}
        failed={texts.dates.failed}
        loading={texts.dates.loading}
        heights={[48]}
        empty={<Typography color="textSecondary">{texts.dates.none}</Typography>}
      >
        {(dates) => (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {dates.map((date) => (
              <Row
                key={date.id}
                when={momentIn(date.startsAt, timeZone)}
                date={date}
                isForPairs={offering.isForPairs}
                isToCome={Date.parse(date.startsAt) > now}
                onAct={(act) => open({ act, date })}
              />
            ))}
          </Box>
        )}
      </Loaded>
      <Button size="small" startIcon={<AddIcon />} onClick={() => open({ act: 'add' })} sx={{ mt: 1 }}>
        {texts.dates.add}
      </Button>
      {opened && opened.act !== 'call-off' && (
        <DateDialog
          offering={offering}
          onDone={onDone}
          date={opened.act === 'resize' ? opened.date : null}
          onClose={() => open(undefined)}
        />
      )}
      {opened?.act === 'call-off' && (
        <ActDialog
          title={texts.dates.callOffTitle(momentIn(opened.date.startsAt, timeZone))}
          text={texts.dates.callOffText}
          submit={texts.dates.callOff}
          cancel={texts.dates.keep}
          isGrave
          done={() => texts.dates.calledOff}
          fields={[{ name: 'reason', label: texts.reason, max: REASON_LIMIT, lines: 3 }]}
          onSubmit={({ reason }) => callOffDate(opened.date.id, reason).finally(onDone)}
          onClose={() => open(undefined)}
        />
      )}
    </Box>
  );
}

interface RowProps {
  date: WorkshopDate;
  isToCome: boolean;
  isForPairs: boolean;
  when: string;
  onAct: (act: 'resize' | 'call-off') => void;
}

function Row({ date: { booked, kept, waiting, places }, isToCome, isForPairs, when, onAct }: RowProps) {
  const facts = [
    texts.dates.booked(booked, places, isForPairs),
    ...(kept > 0 ? [texts.dates.kept(kept)] : []),
    ...(waiting > 0 ? [texts.dates.waiting(waiting)] : []),
  ];
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        columnGap: 2,
        justifyContent: 'space-between',
        alignItems: { sm: 'center' },
      }}
    >
      <div>
        <Typography sx={{ fontWeight: 600 }}>{when}</Typography>
        <Secondary>{facts.join(' · ')}</Secondary>
      </div>
      {isToCome && (
        <Stack direction="row" spacing={1} sx={{ flexShrink: 0 }}>
          <Button
            size="small"
            aria-label={texts.dates.of(texts.dates.resize, when)}
            onClick={() => onAct('resize')}
          >
            {texts.dates.resize}
          </Button>
          <Button
            size="small"
            color="error"
            aria-label={texts.dates.of(texts.dates.callOff, when)}
            onClick={() => onAct('call-off')}
          >
            {texts.dates.callOff}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
