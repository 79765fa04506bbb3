import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { Box, Card, Link, Typography } from '@mui/material';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { LoadFailed } from '../../shared/load-failed';
import { checkedOrdersPath, checkNames } from '../orders';
import { CompareMoney } from './compare-money';
import type { MoneyCheckFigure } from './revenue.api';
import { texts } from './texts';
import { useMoneyChecks } from './use-money-checks';
import { Skeletons } from '../../shared/skeletons';

/** Checks that payments and access agree: each count should be 0, and links to its orders. */
export function MoneyChecks() {
  const id = useId();
  const { data, isLoadingError, refetch, compare, isComparing } = useMoneyChecks();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2 }}>
      <Typography id={id} component="h2" variant="h6">
        {texts.checks}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {texts.checksMeaning}
      </Typography>
      {isLoadingError && <LoadFailed words={texts.checksNotLoaded} onRetry={() => void refetch()} />}
      {!isLoadingError && !data && <Skeletons label={texts.checking} heights={[120]} />}
      {data && (
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
    </Card>
  );
}

const One = ({ check, orders }: MoneyCheckFigure) => (
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
    <Link
      component={RouterLink}
      to={checkedOrdersPath(check)}
      aria-label={texts.checkLink(checkNames[check], orders)}
      sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 650, p: 1 }}
    >
      {orders}
    </Link>
  </Box>
);
