import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Menu, MenuItem } from '@mui/material';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { newOfferingPath } from '../../../shared/offerings-path';
import { type ContentKind, useCreateContent } from './context';
import { texts } from './texts';

const KINDS: readonly ContentKind[] = ['course', 'digital_file', 'bundle'];

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
        aria-label={texts.menu}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        sx={{ mr: { sm: 1 }, minWidth: 40, whiteSpace: 'nowrap', flexShrink: 0 }}
      >
        <AddIcon fontSize="small" />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, ml: 0.75 }}>
          {texts.menu}
        </Box>
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
        <MenuItem component={Link} to={newOfferingPath} onClick={() => setOpen(false)}>
          {texts.coaching}
        </MenuItem>
        <MenuItem
          onClick={() => {
            setOpen(false);
            open('import');
          }}
        >
          {texts.importCourse}
        </MenuItem>
      </Menu>
    </>
  );
}
