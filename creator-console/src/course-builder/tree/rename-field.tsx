import { InputBase } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { TITLE_LIMIT } from '../outline/outline';
import { texts } from '../shared/texts';

interface RenameFieldProps {
  title: string;
  /** `byKey`: ended by a key, so the focus stays where the field was. */
  onEnd: (title: string | null, byKey: boolean) => void;
}

/** Field that replaces a name. Enter and leaving it save, Escape and an empty name keep the old one. */
export function RenameField({ title, onEnd }: RenameFieldProps) {
  const [name, setName] = useState(title);
  const field = useRef<HTMLInputElement>(null);
  // In an effect, because the menu that asked for it gives the focus back to its button first.
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  // Enter removes the field, and removing it also blurs it.
  const hasEnded = useRef(false);
  const end = (keep: boolean, byKey = false) => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    const typed = name.trim();
    onEnd(keep && typed !== '' && typed !== title ? typed : null, byKey);
  };
  return (
    <InputBase
      inputRef={field}
      fullWidth
      value={name}
      onChange={({ target }) => setName(target.value)}
      onBlur={() => end(true)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        // What gets the focus now must not take the key as well.
        event.preventDefault();
        end(event.key === 'Enter', true);
      }}
      slotProps={{ input: { 'aria-label': texts.tree.newName(title), maxLength: TITLE_LIMIT } }}
      sx={{ flex: 1, fontSize: 14.5, px: 0.75, border: 1, borderColor: 'primary.main', borderRadius: 1 }}
    />
  );
}
