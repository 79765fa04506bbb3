import { Box, LinearProgress, Stack, Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { DialogButton } from '../../../../shared/dialogs/dialog-button';
import { NextPage } from '../../../../shared/next-page';
import { dayOf } from '../../../../shared/moment';
import { Ledger } from '../parts/ledger';
import { Loaded } from '../../../../shared/loaded';
import type { Student } from '../parts/student.api';
import { useStudentPart } from '../parts/use-student-part';
import { type Growth, type GrowthEntry, readGrowth, readGrowthEntries } from './growth.api';
import { PointsDialog } from './points-dialog';
import { texts } from './texts';
import { Secondary } from '../../../../shared/secondary';

/** A student's growth and points history; the coach can give and take points. */
export function GrowthTab({ student }: { student: Student }) {
  const query = useStudentPart(student.id, 'growth', readGrowth);
  const entries = useEntries(student.id);
  return (
    <Stack spacing={3}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
        <Box sx={{ flex: '1 1 18rem' }}>
          <Loaded query={query}>{(growth) => <Level growth={growth} />}</Loaded>
        </Box>
        <DialogButton variant="outlined" label={texts.byHand}>
          {(onClose) => (
            <PointsDialog
              student={student}
              onDone={() => {
                void query.refetch();
                void entries.refetch();
              }}
              onClose={onClose}
            />
          )}
        </DialogButton>
      </Stack>
      <Typography variant="h6" component="h3">
        {texts.ledger}
      </Typography>
      <Entries query={entries} />
    </Stack>
  );
}

const useEntries = (id: string) =>
  useInfiniteQuery({
    queryKey: ['students', 'part', id, 'growth-entries'],
    queryFn: ({ pageParam }) => readGrowthEntries(id, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

function Level({ growth }: { growth: Growth }) {
  const { points, level, name, emoji, pointsRequired, pointsToNext, progressPercent } = growth;
  return (
    <Stack spacing={1} sx={{ maxWidth: 420 }}>
      <Typography variant="h6" component="p">
        <span aria-hidden>{emoji} </span>
        {texts.level(level, name)}
      </Typography>
      <LinearProgress variant="determinate" value={progressPercent} aria-label={texts.toNext} />
      <Secondary>
        {texts.points(points)} ·{' '}
        {pointsToNext === 0
          ? texts.maxLevel
          : texts.within(numbered(points - pointsRequired), numbered(pointsToNext))}
      </Secondary>
    </Stack>
  );
}

const numbered = (points: number): string => points.toLocaleString();

function Entries({ query }: { query: ReturnType<typeof useEntries> }) {
  return (
    <Loaded query={query}>
      {({ pages }) => {
        const rows = pages.flatMap(({ items }) => items);
        if (rows.length === 0) return <Typography color="textSecondary">{texts.none}</Typography>;
        return (
          <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
            <Ledger
              label={texts.ledger}
              rows={rows}
              keyOf={({ id }) => id}
              columns={[
                { label: texts.action, of: actionOf },
                { label: texts.when, of: ({ at }) => dayOf(at) },
                { label: texts.brought, of: pointsOf },
              ]}
            />
            <NextPage of={query} words={texts.more} />
          </Stack>
        );
      }}
    </Loaded>
  );
}

const actionOf = ({ action, title }: GrowthEntry) =>
  title === null ? texts.actions[action] : `${texts.actions[action]} · ${title}`;

/** Points that don't count are struck through and explained. */
function pointsOf({ points, endedAt }: GrowthEntry) {
  if (endedAt !== null) {
    return (
      <>
        <s>{points}</s> · {texts.ended(dayOf(endedAt))}
      </>
    );
  }
  return points === 0 ? `0 · ${texts.capped}` : points;
}
