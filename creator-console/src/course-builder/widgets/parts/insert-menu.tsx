import { Box, Popover, type PopoverProps } from '@mui/material';
import useAutocomplete from '@mui/material/useAutocomplete';
import { styled } from '@mui/material/styles';
import type { SvgIconComponent } from '@mui/icons-material';
import { Fragment, useState } from 'react';
import { focusFirst } from '../../../shared/focus-first';
import { TextField } from '../../../shared/forms/text-field';
import { Muted } from '../../../shared/muted';
import { texts } from '../../shared/texts';

export interface Insertion {
  id: string;
  label: string;
  icon: SvgIconComponent;
}

interface InsertMenuProps<Entry extends Insertion> {
  at: PopoverProps['anchorEl'];
  groups: readonly { name: string; entries: readonly Entry[] }[];
  onChoose: (entry: Entry) => void;
  /** Closed without a choice: with what was typed until then, unless Backspace took it back. */
  onClose: (typed?: string) => void;
}

/** Everything that can be inserted, as a list that typing searches. */
export const InsertMenu = <Entry extends Insertion>({ at, ...on }: InsertMenuProps<Entry>) => (
  <Popover
    open
    anchorEl={at}
    onClose={() => on.onClose()}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
    slotProps={{ paper: { role: 'dialog', 'aria-label': texts.insert.label, variant: 'outlined' } }}
  >
    <Choices {...on} />
  </Popover>
);

/** The arrow keys and Enter choose, Escape closes. Mounted with its input, as the hook expects it. */
function Choices<Entry extends Insertion>({ groups, onChoose, onClose }: Omit<InsertMenuProps<Entry>, 'at'>) {
  const options = groups.flatMap(({ name, entries }) => entries.map((entry) => ({ entry, group: name })));
  const [words, setWords] = useState('');
  const { groupedOptions: found, ...menu } = useAutocomplete({
    id: 'insert',
    open: true,
    options,
    autoHighlight: true,
    getOptionLabel: ({ entry }) => entry.label,
    getOptionKey: ({ entry }) => entry.id,
    onChange: (_, chosen) => chosen && onChoose(chosen.entry),
    inputValue: words,
    onInputChange: (_, typed) => setWords(typed),
    onClose: (_, reason) => reason === 'escape' && onClose(words),
  });
  return (
    <Box
      {...menu.getRootProps()}
      ref={focusFirst}
      sx={{ width: 280, p: 1 }}
      onKeyDownCapture={({ key }) => key === 'Backspace' && words === '' && onClose()}
    >
      <TextField
        id="insert"
        name="insert"
        size="small"
        margin="none"
        fullWidth
        label={texts.insert.search}
        slotProps={{ htmlInput: menu.getInputProps() }}
      />
      <Listbox {...menu.getListboxProps()} aria-labelledby={undefined} aria-label={texts.insert.label}>
        {found.map((option, index) => {
          const { key, ...props } = menu.getOptionProps({ option, index });
          return (
            <Fragment key={key}>
              {option.group !== found[index - 1]?.group && <Group role="presentation">{option.group}</Group>}
              <Option {...props}>
                <option.entry.icon aria-hidden fontSize="small" color="primary" />
                {option.entry.label}
              </Option>
            </Fragment>
          );
        })}
      </Listbox>
      {found.length === 0 && <Muted sx={{ px: 1 }}>{texts.insert.none}</Muted>}
    </Box>
  );
}

const Listbox = styled('ul')({
  listStyle: 'none',
  padding: 0,
  margin: '8px 0 0',
  maxHeight: 320,
  overflowY: 'auto',
});

const Group = styled('li')(({ theme }) => ({
  padding: '8px 8px 2px',
  fontSize: 12.5,
  color: theme.palette.text.secondary,
}));

const Option = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 36,
  padding: '0 8px',
  borderRadius: 6,
  cursor: 'pointer',
  '&.Mui-focused': { backgroundColor: theme.palette.action.selected },
  '@media (pointer: coarse)': { minHeight: 44 },
}));
