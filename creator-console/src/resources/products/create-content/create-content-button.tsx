import AddIcon from '@mui/icons-material/Add';
import { Button, Menu, MenuItem } from '@mui/material';
import { useRef, useState } from 'react';
import { type ContentKind, useCreateContent } from './context';
import { texts } from './texts';

const KINDS: readonly ContentKind[] = ['course', 'digital_file'];

/** Spec §2: the Create Content menu. */
export function CreateContentButton() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { open } = useCreateContent();
  return (
    <>
      <Button
        ref={button}
        color="inherit"
        variant="outlined"
        size="small"
        startIcon={<AddIcon />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        sx={{ mr: 1, whiteSpace: 'nowrap', flexShrink: 0 }}
      >
        {texts.menu}
      </Button>
      <Menu open={isOpen} anchorEl={() => button.current} onClose={() => setOpen(false)}>
        {KINDS.map((kind) => (
          <MenuItem
            key={kind}
            onClick={() => {
              setOpen(false);
              open(kind);
            }}
          >
            {texts[kind].open}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
