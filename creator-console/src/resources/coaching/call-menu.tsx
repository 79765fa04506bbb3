import MoreVertIcon from '@mui/icons-material/MoreVert';
import { IconButton, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { texts } from './texts';

interface Act {
  label: string;
  run: () => void;
  isGrave?: boolean;
}

interface Props {
  name: string;
  email: string | null;
  acts: readonly Act[];
}

/** The menu of a session's less frequent actions. */
export function CallMenu({ name, email, acts }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  if (email === null && acts.length === 0) return null;
  return (
    <>
      <IconButton
        size="small"
        aria-label={texts.moreActs(name)}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={close}>
        {email !== null && (
          <MenuItem component="a" href={`mailto:${email}`} onClick={close}>
            {texts.write(name)}
          </MenuItem>
        )}
        {acts.map(({ label, run, isGrave = false }) => (
          <MenuItem
            key={label}
            onClick={() => {
              close();
              run();
            }}
            {...(isGrave && { sx: { color: 'error.main' } })}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
