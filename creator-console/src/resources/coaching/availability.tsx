import { Alert, Box, Card, Chip, Stack, Typography } from '@mui/material';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { zoneInWords } from '../../shared/zone-words';
import { AvailabilityDialog } from './availability-dialog';
import type { Offering } from './call';
import { weekdayNameInShort } from './grid/formats';
import { timeInWords } from '../../shared/time-of-day';
import { minutesOf } from './grid/wall';
import { OfferingPrice } from './prices/offering-price';
import { texts } from './texts';
import { WorkshopDates } from './workshop-dates';
import { useActs } from '../../providers/use-acts';
import { Secondary } from '../../shared/secondary';
import { ActDialog } from '../../shared/fresh-sign-in/act-dialog';

/** Confirms archiving an offering. */
function ArchiveDialog({ offering: { id, title }, onClose }: { offering: Offering; onClose: () => void }) {
  const { archiveOffering } = useActs();
  return (
    <ActDialog
      isGrave
      title={texts.archiveTitle(title)}
      text={texts.archiveText}
      submit={texts.archive}
      done={() => texts.archived}
      onSubmit={() => archiveOffering(id)}
      onClose={onClose}
    />
  );
}

/** Availability in words, with an edit button. */
export function Availability({ offering }: { offering: Offering }) {
  const { isBookable, isOpenToVisitors, isGroup, isForPairs, title, durationSeconds, timeZone } = offering;
  const facts = [
    texts.length(durationSeconds / 60),
    ...(isGroup ? [texts.audience[isForPairs ? 'pairs' : 'group']] : []),
    texts.costs[costOf(offering)],
    zoneInWords(timeZone),
  ];
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 1.5, justifyContent: 'space-between', alignItems: { sm: 'flex-start' } }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <Secondary>{facts.join(' · ')}</Secondary>
          {!isGroup && <Week offering={offering} />}
        </Box>
        <Stack
          direction={{ xs: 'row-reverse', sm: 'row' }}
          useFlexGap
          sx={{ gap: 0.5, flexShrink: 0, alignSelf: 'flex-start' }}
        >
          {!isOpenToVisitors && (
            <DialogButton size="small" color="error" label={texts.archive}>
              {(onClose) => <ArchiveDialog offering={offering} onClose={onClose} />}
            </DialogButton>
          )}
          <DialogButton size="small" variant="outlined" label={texts.set}>
            {(onClose) => <AvailabilityDialog offering={offering} onClose={onClose} />}
          </DialogButton>
        </Stack>
      </Stack>
      {!isBookable && (
        <Alert severity="info" sx={{ mt: 2 }}>
          <strong>{texts.closed}.</strong> {isGroup ? texts.closedGroup : texts.closedText}
        </Alert>
      )}
      {offering.needsCredit && <OfferingPrice offering={offering} />}
      {isGroup && <WorkshopDates offering={offering} />}
    </Card>
  );
}

/** Weekly hours, with a chip for each day that has some. */
function Week({ offering: { weeklyHours } }: { offering: Offering }) {
  const days = [1, 2, 3, 4, 5, 6, 7].flatMap((day) => {
    const hours = weeklyHours.filter((each) => each.day === day);
    if (hours.length === 0) return [];
    const spans = hours.map(({ from, to }) => texts.span(inWords(from), inWords(to)));
    return [`${weekdayNameInShort(day)} ${spans.join(', ')}`];
  });
  if (days.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={texts.weeklyHours}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, listStyle: 'none', p: 0, m: 0, mt: 1 }}
    >
      {days.map((day) => (
        <li key={day}>
          <Chip size="small" variant="outlined" label={day} />
        </li>
      ))}
    </Box>
  );
}

const inWords = (clock: string): string => timeInWords(minutesOf(clock));

function costOf({ isOpenToVisitors, needsCredit }: Offering): keyof typeof texts.costs {
  if (isOpenToVisitors) return 'visitors';
  return needsCredit ? 'credit' : 'free';
}
