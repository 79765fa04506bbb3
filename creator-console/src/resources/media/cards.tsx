import { Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { MediaCard } from '../../media-library/media-card';
import { useMediaDialogs } from '../../media-library/media-dialogs';
import { texts } from '../../media-library/texts';
import type { MediaAsset } from '../../shared/uploads/kind-of';
import { Notice } from '../../shared/notice';

/** Two on a phone, more if there is room. */
const GRID = {
  display: 'grid',
  gap: { xs: 1, sm: 2 },
  listStyle: 'none',
  p: 0,
  m: 0,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fill, minmax(180px, 1fr))' },
};

// oxlint-disable-next-line max-lines-per-function -- the states of one grid
export function Cards() {
  const list = useListContext<MediaAsset>();
  const { data, isPending, error, refetch, filterValues, setFilters, selectedIds, onToggleItem } = list;
  const { onUnselectItems } = list;
  const { dialogs, look, askDelete } = useMediaDialogs(() => onUnselectItems());
  if (error && !data) {
    return (
      <Notice severity="error" act={texts.again} onAct={() => void refetch()}>
        {texts.failed}
      </Notice>
    );
  }
  if (isPending) {
    return (
      <Box component="output" sx={GRID} aria-busy aria-label={texts.loading}>
        {Array.from({ length: 12 }, (_, place) => (
          <Skeleton key={place} variant="rounded" height={190} />
        ))}
      </Box>
    );
  }
  const isFiltered = Object.values(filterValues).some(Boolean);
  const chosen = data.filter(({ id }) => selectedIds.includes(id));
  return (
    <>
      {data.length === 0 &&
        (isFiltered ? (
          <Nothing title={texts.noHit}>
            <Button onClick={() => setFilters({})}>{texts.clear}</Button>
          </Nothing>
        ) : (
          <Nothing title={texts.empty}>
            <Typography color="textSecondary">{texts.emptyHelp}</Typography>
          </Nothing>
        ))}
      {chosen.length > 0 && (
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', mb: 1.5 }}>
          <Typography component="output" variant="body2">
            {texts.selected(chosen.length)}
          </Typography>
          <Button size="small" color="error" onClick={() => askDelete(...chosen)}>
            {texts.delete}
          </Button>
          <Button size="small" onClick={() => onUnselectItems()}>
            {texts.unselect}
          </Button>
        </Stack>
      )}
      <Box component="ul" aria-label={texts.list} sx={GRID}>
        {data.map((asset) => (
          <Box component="li" key={asset.id} sx={{ minWidth: 0 }}>
            <MediaCard
              asset={asset}
              onOpen={look}
              onDelete={askDelete}
              selection={{ isSelected: chosen.includes(asset), onToggle: () => onToggleItem(asset.id) }}
            />
          </Box>
        ))}
      </Box>
      {dialogs}
    </>
  );
}

const Nothing = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack spacing={1.5} sx={{ alignItems: 'center', textAlign: 'center', py: 8, px: 3 }}>
    <Typography variant="h6" component="h2">
      {title}
    </Typography>
    {children}
  </Stack>
);
