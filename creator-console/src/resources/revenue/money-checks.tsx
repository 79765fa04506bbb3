import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { Box, Typography, Button } from '@mui/material';
import { useState } from 'react';
import { Loaded } from '../../shared/loaded';
import { checkedOrdersPath, checkNames } from '../orders';
import { type MoneyCheckFigure, compareMoney, readMoneyChecks } from './revenue.api';
import { texts } from './texts';
import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { momentOf } from '../../shared/moment';
import { Secondary } from '../../shared/secondary';
import { PageLink } from '../../shared/page-link';
import { TitledCard } from '../../shared/titled-card';

interface CompareMoneyProps {
  /** Null before the first comparison of a new site. */
  comparedAt: string | null;
  isComparing: boolean;
  onCompare: () => void;
}

/** Time of the last comparison, and a button that starts a new one. */
const CompareMoney = ({ comparedAt, isComparing, onCompare }: CompareMoneyProps) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 1,
      pt: 1,
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    <Secondary component="output">
      {isComparing
        ? texts.comparing
        : comparedAt
          ? texts.comparedAt(momentOf(comparedAt))
          : texts.neverCompared}
    </Secondary>
    <Button size="small" onClick={onCompare} loading={isComparing}>
      {texts.compareNow}
    </Button>
  </Box>
);

const LOOK_AGAIN_MS = 2_000;

/** True if one of them is still as old as when the coach asked for a new comparison. */
const isOld = (figures: readonly MoneyCheckFigure[], before: readonly MoneyCheckFigure[]): boolean =>
  figures.some(({ comparedAt }, index) => comparedAt === before[index]?.comparedAt);

/**
 * Figures of the last comparison, and a function that starts a new one; they are reloaded until all of them are newer.
 */
function useMoneyChecks() {
  const notify = useNotify();
  const [before, setBefore] = useState<readonly MoneyCheckFigure[]>();
  const query = useQuery({
    queryKey: ['money-checks'],
    queryFn: readMoneyChecks,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      before && state.data && isOld(state.data, before) ? LOOK_AGAIN_MS : false,
  });
  const { data } = query;
  const compare = async () => {
    setBefore(data);
    try {
      await compareMoney();
    } catch {
      setBefore(undefined);
      notify(texts.notCompared, { type: 'error' });
    }
  };
  return { query, compare, isComparing: !!data && !!before && isOld(data, before) };
}

/** Checks that payments and access agree: each count should be 0, and links to its orders. */
export function MoneyChecks() {
  const { query, compare, isComparing } = useMoneyChecks();
  return (
    <TitledCard title={texts.checks}>
      <Secondary sx={{ mb: 1 }}>{texts.checksMeaning}</Secondary>
      <Loaded query={query} failed={texts.checksNotLoaded} loading={texts.checking} heights={[120]}>
        {(data) => (
          <>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {data.map((check) => (
                <One key={check.check} {...check} />
              ))}
            </Box>
            <CompareMoney
              comparedAt={data.at(-1)?.comparedAt ?? null}
              isComparing={isComparing}
              onCompare={() => void compare()}
            />
          </>
        )}
      </Loaded>
    </TitledCard>
  );
}

const One = ({ check, orderCount: orders }: MoneyCheckFigure) => (
  <Box
    component="li"
    sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.75, borderTop: 1, borderColor: 'divider' }}
  >
    {orders === 0 ? (
      <CheckIcon color="success" fontSize="small" aria-hidden />
    ) : (
      <WarningIcon color="error" fontSize="small" aria-hidden />
    )}
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography>{checkNames[check]}</Typography>
    </Box>
    <PageLink
      to={checkedOrdersPath(check)}
      aria-label={texts.checkLink(checkNames[check], orders)}
      sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 650, p: 1 }}
    >
      {orders}
    </PageLink>
  </Box>
);
