import { Box, Chip } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { MediaKind } from '../shared/uploads/kind-of';
import { KINDS } from './kinds';
import { countKinds, FRESH_MS, mediaKeys } from './media.api';
import { texts } from './texts';

interface KindFilterProps {
  q: string;
  chosen: MediaKind | undefined;
  onChoose: (kind: MediaKind | undefined) => void;
}

/** Filter for one kind or all, each with its count. */
export function KindFilter({ q, chosen, onChoose }: KindFilterProps) {
  const { data } = useQuery({
    queryKey: mediaKeys.kinds(q),
    queryFn: () => countKinds(q),
    staleTime: FRESH_MS,
    placeholderData: (before) => before,
  });
  const countOf = (kind: MediaKind) => data?.find(({ fileType }) => fileType === kind)?.count;
  const total = data?.reduce((sum, { count }) => sum + count, 0);
  const choice = (kind: MediaKind | undefined, label: string, count: number | undefined) => (
    <Chip
      key={label}
      label={texts.withCount(label, count)}
      size="small"
      variant={chosen === kind ? 'filled' : 'outlined'}
      color={chosen === kind ? 'primary' : 'default'}
      aria-pressed={chosen === kind}
      onClick={() => onChoose(kind)}
    />
  );
  return (
    <Box
      component="fieldset"
      aria-label={texts.kind}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, border: 0, p: 0, m: 0, minWidth: 0 }}
    >
      {choice(undefined, texts.kinds.all, total)}
      {KINDS.map((kind) => choice(kind, texts.kinds[kind], countOf(kind)))}
    </Box>
  );
}
