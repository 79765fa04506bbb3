import SearchIcon from '@mui/icons-material/Search';
import { Box, InputAdornment, Stack } from '@mui/material';
import type { HTMLAttributes } from 'react';
import { FilterLiveForm, SelectInput, TextInput, useListContext, type SortPayload } from 'react-admin';
import { ExportListButton } from '../../shared/export/export-list-button';
import { SavedFilters } from '../../shared/saved-filters';
import { texts } from './product/texts';
import { Secondary } from '../../shared/secondary';
import { choicesOf } from '../../shared/filters';
import { ChoiceField } from '../../shared/forms/use-fields';

/** Sort orders of the list, by the names in its texts. */
export const SORTS = {
  newest: { field: 'createdAt', order: 'DESC' },
  oldest: { field: 'createdAt', order: 'ASC' },
  title: { field: 'title', order: 'ASC' },
  dearest: { field: 'price', order: 'DESC' },
  cheapest: { field: 'price', order: 'ASC' },
  best: { field: 'rating', order: 'DESC' },
  students: { field: 'studentsCount', order: 'DESC' },
} as const satisfies Record<string, SortPayload>;

/** Name of the sort order; a URL may ask for one without a name, and then none is selected. */
const sortName = ({ field, order }: SortPayload): string =>
  Object.entries(SORTS).find(([, sort]) => sort.field === field && sort.order === order)?.[0] ?? '';

/** Milliseconds without typing before the server is asked. */
const TYPING_PAUSE_MS = 300;

/** Search, two filters and the sort order: in a row if there is room, two by two on a phone. */
export function ContentFilters() {
  const { sort, setSort, total, isPending } = useListContext();
  return (
    <>
      <Box
        component="search"
        sx={{ display: 'block', pt: 1, '&& .MuiFormControl-root': { m: 0, minWidth: 0 } }}
      >
        <FilterLiveForm debounce={TYPING_PAUSE_MS} formComponent={Fields}>
          <TextInput
            source="q"
            label={texts.search}
            helperText={false}
            resettable
            sx={{ gridColumn: '1 / -1' }}
            slotProps={{
              input: {
                endAdornment: (
                  <InputAdornment position="end">
                    <SearchIcon aria-hidden color="action" />
                  </InputAdornment>
                ),
              },
            }}
          />
          <SelectInput source="type" label={texts.type} choices={choicesOf(texts.types)} helperText={false} />
          <SelectInput
            source="status"
            label={texts.status}
            choices={choicesOf(texts.statuses)}
            helperText={false}
          />
          <ChoiceField
            name="sort"
            label={texts.sort}
            choices={choicesOf(texts.sorts)}
            value={sortName(sort)}
            onChange={(name) => setSort(SORTS[name as keyof typeof SORTS])}
          />
        </FilterLiveForm>
      </Box>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', my: 1, minHeight: 32 }}
      >
        <Secondary component="output">{isPending ? '\u00a0' : texts.found(total ?? 0)}</Secondary>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <SavedFilters />
          <ExportListButton />
        </Box>
      </Stack>
    </>
  );
}

const Fields = ({ children, onSubmit }: HTMLAttributes<HTMLFormElement>) => (
  <Box
    component="form"
    onSubmit={onSubmit}
    sx={{
      display: 'grid',
      gap: 1.5,
      width: '100%',
      maxWidth: '72rem',
      gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)', lg: '2fr 1fr 1fr 1.2fr' },
      '& > :first-of-type': { gridColumn: { xs: '1 / -1', lg: 'auto' } },
      '& > :last-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
    }}
  >
    {children}
  </Box>
);
