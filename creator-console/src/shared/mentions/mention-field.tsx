import { MenuItem, MenuList, Paper, Popper } from '@mui/material';
import { begunAt, type Known, labelOf } from '@sanctum/openapi/mention-text';
import { type KeyboardEvent, type RefObject, useDeferredValue, useId, useState } from 'react';
import { useMentionable } from './mentions.api';
import { texts } from './texts';
import { TextField, type TextFieldProps } from '../forms/text-field';

interface MentionFieldProps extends Omit<TextFieldProps, 'onChange' | 'onKeyDown'> {
  value: string;
  /** The circle or pod that is written in; null: for all members. */
  groupId: string | null;
  field: RefObject<HTMLInputElement | null>;
  known: Known;
  onChange: (text: string) => void;
  onKnown: (known: Known) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** A text in which an @ offers people: the arrows choose, Enter or Tab takes, Escape puts the list away. */
export function MentionField(props: MentionFieldProps) {
  const { value, groupId, field, known, onChange, onKnown, onKeyDown, slotProps, ...rest } = props;
  const list = useId();
  const [caret, setCaret] = useState(0);
  const [active, setActive] = useState(0);
  const [isAway, setAway] = useState(false);
  const begun = isAway ? null : begunAt(value, caret);
  const { data } = useMentionable(useDeferredValue(begun?.q ?? ''), groupId, begun !== null);
  const people = begun ? (data ?? []).flatMap(({ id, name }) => (id === null ? [] : [{ id, name }])) : [];
  const isShown = people.length > 0;
  const chosen = Math.min(active, people.length - 1);

  function take(index: number) {
    const person = people[index];
    if (!person || !begun) return;
    const label = labelOf(known, person.id, person.name);
    const end = begun.at + label.length + 2;
    onKnown(new Map(known).set(label, person.id));
    onChange(`${value.slice(0, begun.at)}@${label} ${value.slice(caret).replace(/^ /, '')}`);
    setAway(true);
    setCaret(end);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(end, end);
    });
  }

  function press(event: KeyboardEvent) {
    if (!isShown) return onKeyDown?.(event);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setActive((chosen + step + people.length) % people.length);
    else if (event.key === 'Enter' || event.key === 'Tab') take(chosen);
    else if (event.key === 'Escape') setAway(true);
    else return onKeyDown?.(event);
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <>
      <TextField
        {...rest}
        inputRef={field}
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
          setCaret(target.selectionStart ?? target.value.length);
          setAway(false);
        }}
        onKeyDown={press}
        onBlur={() => setAway(true)}
        slotProps={{
          ...slotProps,
          htmlInput: {
            ...slotProps?.htmlInput,
            'aria-autocomplete': 'list',
            ...(isShown && { 'aria-controls': list, 'aria-activedescendant': `${list}-${chosen}` }),
          },
        }}
      />
      <Popper open={isShown} anchorEl={field.current} placement="top-start" sx={{ zIndex: 'modal' }}>
        <Paper elevation={4} sx={{ maxHeight: 288, overflowY: 'auto', minWidth: 220 }}>
          <MenuList
            id={list}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the APG writes a combobox: no tag offers this beside a text
            role="listbox"
            aria-label={texts.mentionable}
            dense
          >
            {people.map(({ id, name }, index) => (
              <MenuItem
                key={id}
                id={`${list}-${index}`}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the text keeps the focus, and its keys choose
                role="option"
                tabIndex={-1}
                selected={index === chosen}
                aria-selected={index === chosen}
                onMouseDown={(event) => {
                  event.preventDefault();
                  take(index);
                }}
                sx={{ minHeight: 44 }}
              >
                {name}
              </MenuItem>
            ))}
          </MenuList>
        </Paper>
      </Popper>
    </>
  );
}
