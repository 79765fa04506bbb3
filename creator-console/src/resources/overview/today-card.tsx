import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import { Box, Card, Link, Skeleton, Typography } from '@mui/material';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { type Day, readDay } from '../../shared/day.api';
import { useFigures } from '../../shared/figures/use-figures';
import { LoadFailed } from '../../shared/load-failed';
import { dayLines } from './day-lines';
import { LINE } from './short-list';
import { texts } from './texts';

export function TodayCard() {
  const heading = useId();
  const { data, error, refetch } = useFigures(['day'], readDay);
  return (
    <Card component="section" aria-labelledby={heading} sx={{ p: 2 }}>
      <Typography id={heading} component="h2" variant="h6" sx={{ mb: 1 }}>
        {texts.today}
      </Typography>
      {data ? (
        <Lines day={data} />
      ) : error ? (
        <LoadFailed words={texts.dayNotLoaded} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={48} />
      )}
    </Card>
  );
}

function Lines({ day }: { day: Day }) {
  const lines = dayLines(day);
  if (lines.length === 0) return <Typography color="textSecondary">{texts.nothingWaits}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {lines.map(({ text, to }) => (
        <Box component="li" key={to} sx={LINE}>
          <Link
            component={RouterLink}
            to={to}
            underline="hover"
            color="textPrimary"
            sx={{ display: 'flex', flex: 1, alignItems: 'center', justifyContent: 'space-between', py: 0.5 }}
          >
            {text}
            <ChevronRightIcon aria-hidden color="action" />
          </Link>
        </Box>
      ))}
    </Box>
  );
}
