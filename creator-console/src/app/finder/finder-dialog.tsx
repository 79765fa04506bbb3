import {
  Autocomplete,
  type AutocompleteRenderGroupParams,
  Box,
  Dialog,
  ListItemText,
  ListSubheader,
  type PopperProps,
} from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useStore } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { focusFirst } from '../../shared/focus-first';
import { TextField } from '../../shared/forms/text-field';
import { type Entry, entryOfFound, type Menu, ofTyped, useOwnEntries } from './entries';
import { useFound } from './finder.api';
import { texts } from './texts';

/** Max recent entries. */
const KEPT = 6;

/** Puts the list inside the dialog instead of floating above it. */
const Here = ({ children }: PopperProps) => <>{children as ReactNode}</>;

interface Props {
  menu: Menu;
  onClose: () => void;
}

/** Entries that match the typed text, and the effect of choosing one. */
function useFinder({ menu, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [isGiving, setGiving] = useState(false);
  const [recent, setRecent] = useStore<readonly Entry[]>('finder.recent', []);
  const navigate = useNavigate();
  const words = typed.trim();
  const { found, isSearching, isError } = useFound(words);
  const own = useOwnEntries(menu, () => {
    setGiving(true);
    setTyped('');
  });

  const choose = (entry: Entry) => {
    if (entry.to === undefined) {
      entry.run?.();
      if (entry.key !== 'give') onClose();
      return;
    }
    if (isGiving) {
      void navigate(`${entry.to}/learning?give=`);
    } else {
      const kept = recent.filter(({ to }) => to !== entry.to);
      setRecent([{ ...entry, group: 'recent' as const }, ...kept].slice(0, KEPT));
      void navigate(entry.to);
    }
    onClose();
  };

  return {
    typed,
    setTyped,
    isGiving,
    choose,
    isSearching,
    nothing: isError ? texts.failed : isGiving && words === '' ? texts.typeName : texts.none,
    options: isGiving
      ? found.filter(({ kind }) => kind === 'student').map(entryOfFound)
      : [...(words === '' ? recent : found.map(entryOfFound)), ...ofTyped(own, words)],
  };
}

const Group = ({ key, group, children }: AutocompleteRenderGroupParams) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element is a group of a listbox
  <div key={key} role="group" aria-label={group}>
    <ListSubheader component="div" aria-hidden>
      {group}
    </ListSubheader>
    <Box component="ul" role="presentation" sx={{ p: 0 }}>
      {children}
    </Box>
  </div>
);

/** Finds pages, records and actions by a few letters, entirely by keyboard if wanted. Recent entries come first. */
export default function FinderDialog(props: Props) {
  const { typed, setTyped, isGiving, choose, isSearching, nothing, options } = useFinder(props);
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={props.onClose}
      sx={{ '.MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: {
          'aria-label': texts.open,
          sx: { m: { xs: 1, sm: 4 }, width: { xs: 'calc(100% - 16px)', sm: undefined } },
        },
      }}
    >
      <Box key={String(isGiving)} ref={focusFirst}>
        <Autocomplete<Entry>
          open
          options={options}
          value={null}
          inputValue={typed}
          autoHighlight
          clearOnEscape={false}
          forcePopupIcon={false}
          filterOptions={(all) => all}
          groupBy={({ group }) => texts.groups[group]}
          getOptionLabel={({ label }) => label}
          getOptionKey={({ group, key }) => `${group}-${key}`}
          loading={isSearching}
          loadingText={texts.searching}
          noOptionsText={nothing}
          onInputChange={(_, value, reason) => reason === 'input' && setTyped(value)}
          onChange={(_, entry) => entry && choose(entry)}
          onClose={(_, reason) => reason === 'escape' && props.onClose()}
          slots={{ popper: Here, paper: Box }}
          slotProps={{ listbox: { component: 'div', sx: { maxHeight: 'min(60dvh, 480px)' } } }}
          renderGroup={Group}
          renderOption={({ key, ...props }, { label, detail }) => (
            <Box component="li" key={key} {...props} sx={{ minHeight: 44 }}>
              <ListItemText
                primary={label}
                secondary={detail}
                slotProps={{ primary: { noWrap: true }, secondary: { noWrap: true } }}
              />
            </Box>
          )}
          renderInput={(params) => (
            <TextField
              {...params}
              name="find"
              label={isGiving ? texts.findStudent : texts.find}
              sx={{ m: 2, mb: 1, width: 'auto', display: 'flex' }}
            />
          )}
        />
      </Box>
    </Dialog>
  );
}
