import AddIcon from '@mui/icons-material/Add';
import BackIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import { Box, Button, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useIsPhone } from '../../../shared/phone-list';
import { datesInWords, dayWithYear, monthInWords } from '../grid/formats';
import type { Spot } from './handlers';
import { stepFrom, VIEWS, type View } from './span';
import { texts } from './texts';
import type { CalendarPlace } from './use-calendar-place';
import { IconAct } from '../../../shared/icon-act';

interface Props {
  place: CalendarPlace;
  dates: readonly string[];
  today: string;
  onAdd: (spot: Spot) => void;
}

/** Visible dates, the view, and buttons to move to other dates. */
export function Toolbar({ place: { view, day, go }, dates, today, onAdd }: Props) {
  const isPhone = useIsPhone();
  const views = isPhone ? VIEWS.filter((each) => each !== 'week') : VIEWS;
  return (
    <Stack
      direction={{ xs: 'column', md: 'row' }}
      spacing={1.5}
      sx={{ justifyContent: 'space-between', alignItems: { md: 'center' } }}
    >
      <Stack direction="row" spacing={0.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Button variant="outlined" size="small" onClick={() => go({ day: today })} sx={{ mr: 0.5 }}>
          {texts.today}
        </Button>
        <IconAct
          icon={BackIcon}
          label={texts.before[view]}
          onClick={() => go({ day: stepFrom(view, day, -1) })}
        />
        <IconAct
          icon={NextIcon}
          label={texts.after[view]}
          onClick={() => go({ day: stepFrom(view, day, 1) })}
        />
        <Typography component="h2" variant="h6" aria-live="polite" sx={{ ml: 0.5, lineHeight: 1.25 }}>
          {titleOf(view, day, dates)}
        </Typography>
      </Stack>
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={texts.chooseView}
          value={view}
          onChange={(_, next: View | null) => next && go({ view: next })}
        >
          {views.map((each) => (
            <ToggleButton key={each} value={each} sx={{ px: 1.5, textTransform: 'none' }}>
              {texts.views[each]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Box sx={{ flex: 1 }} />
        <Button
          variant="contained"
          aria-haspopup="menu"
          aria-label={texts.add}
          startIcon={isPhone ? undefined : <AddIcon />}
          onClick={({ currentTarget }) => {
            const { bottom, left } = currentTarget.getBoundingClientRect();
            onAdd({ top: bottom, left });
          }}
          sx={{ minWidth: 48 }}
        >
          {isPhone ? <AddIcon /> : texts.add}
        </Button>
      </Stack>
    </Stack>
  );
}

function titleOf(view: View, day: string, dates: readonly string[]): string {
  if (view === 'day') return dayWithYear(day);
  if (view === 'month') return monthInWords(day);
  return datesInWords(dates[0]!, dates.at(-1)!);
}
