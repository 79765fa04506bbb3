import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import { Box, Button, Divider, Menu, MenuItem } from '@mui/material';
import { useRef, useState } from 'react';
import {
  AddSavedQueryDialog,
  extractValidSavedQueries,
  type SavedQuery,
  useListContext,
  useSavedQueries,
  useTranslate,
} from 'react-admin';

type Query = Pick<SavedQuery['value'], 'filter' | 'sort'>;

const asText = ({ filter = {}, sort }: Query): string =>
  JSON.stringify([Object.entries(filter).toSorted(([a], [b]) => (a < b ? -1 : 1)), sort?.field, sort?.order]);

/** True for the same filters in any order, and the same sort order. */
const isSameQuery = (one: Query, other: Query): boolean => asText(one) === asText(other);

/**
 * The coach's named filter combinations, for lists without a button that adds filters; with one, they are in its menu.
 */
export function SavedFilters() {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'menu' | 'save'>();
  const { resource, filterValues, sort, setFilters, setSort } = useListContext();
  const [kept, keep] = useSavedQueries(resource);
  const saved = extractValidSavedQueries(kept);
  const translate = useTranslate();
  const current = saved.find(({ value }) => isSameQuery(value, { filter: filterValues, sort }));
  const close = () => setOpen(undefined);
  const apply = ({ value }: SavedQuery) => {
    close();
    setFilters(value.filter ?? {}, value.displayedFilters);
    if (value.sort) setSort(value.sort);
  };
  const forget = () => {
    close();
    keep(saved.filter((query) => query !== current));
  };
  const isFiltered = Object.keys(filterValues).length > 0;
  if (saved.length === 0 && !isFiltered) return null;
  return (
    <>
      <Button
        ref={button}
        size="small"
        startIcon={<BookmarkIcon />}
        sx={{ whiteSpace: 'nowrap' }}
        aria-haspopup="menu"
        aria-expanded={open === 'menu'}
        onClick={() => setOpen('menu')}
      >
        {translate('ra.saved_queries.label')}
      </Button>
      <Menu open={open === 'menu'} anchorEl={() => button.current} onClose={close}>
        {saved.map((query) => (
          <MenuItem key={query.label} selected={query === current} onClick={() => apply(query)}>
            {query.label}
          </MenuItem>
        ))}
        {saved.length > 0 && isFiltered && <Divider />}
        {current ? (
          <MenuItem onClick={forget}>
            {translate('ra.saved_queries.remove_label_with_name', { name: current.label })}
          </MenuItem>
        ) : (
          isFiltered && (
            <MenuItem onClick={() => setOpen('save')}>{translate('ra.saved_queries.new_label')}</MenuItem>
          )
        )}
      </Menu>
      <AddSavedQueryDialog open={open === 'save'} onClose={close} />
    </>
  );
}

/** For `actions` of a list that shows all its filters. */
export const SavedFiltersBar = () => (
  <Box sx={{ ml: 'auto', alignSelf: 'flex-end', pb: 1 }}>
    <SavedFilters />
  </Box>
);
