import { MenuItem, MenuList, Paper, Popper } from '@mui/material';
import { useMentioning } from '@sanctum/web/mentions/use-mentioning';
import { type KeyboardEvent, type RefObject, useDeferredValue, useId } from 'react';
import { texts } from './texts';
import { TextField, type TextFieldProps } from '../forms/text-field';
import { mentionableOf } from '@sanctum/web/mentions/mentionable';
import { api } from '../../providers/client';

const useMentionable = mentionableOf(api);

interface MentionFieldProps extends Omit<TextFieldProps, 'onChange' | 'onKeyDown'> {
  value: string;
  /** Circle or pod of the text; null: all members. */
  groupId: string | null;
  field: RefObject<HTMLInputElement | null>;
  onChange: (text: string) => void;
  /** Called when a person was chosen; returns the text after the @. */
  onMention: (id: string, name: string) => string;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** Text field in which an @ lists people: arrow keys select, Enter or Tab inserts, Escape closes the list. */
export function MentionField(props: MentionFieldProps) {
  const { value, groupId, field, onChange, onMention, onKeyDown, slotProps, ...rest } = props;
  const list = useId();
  const { begun, among, type, leave } = useMentioning({ value, field, onChange });
  const { data } = useMentionable(useDeferredValue(begun?.q ?? ''), groupId, begun !== null);
  const people = begun ? (data ?? []).flatMap(({ id, name }) => (id === null ? [] : [{ id, name }])) : [];
  const { isShown, chosen, take, press } = among(people, ({ id, name }) => onMention(id, name), onKeyDown);

  return (
    <>
      <TextField
        {...rest}
        inputRef={field}
        value={value}
        onChange={({ target }) => type(target)}
        onKeyDown={press}
        onBlur={leave}
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
