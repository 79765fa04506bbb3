import LinkIcon from '@mui/icons-material/Link';
import { Button, IconButton, Popover, Stack } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { texts } from './texts';
import { TextField } from '../../../shared/forms/text-field';

const URL_LIMIT = 2000;

export function LinkField({ editor }: { editor: Editor }) {
  const [at, setAt] = useState<HTMLElement | null>(null);
  const [href, setHref] = useState('');
  const open = (button: HTMLElement) => {
    const { href } = editor.getAttributes('link');
    setHref(typeof href === 'string' ? href : '');
    setAt(button);
  };
  const set = () => {
    setAt(null);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href.trim() === '') chain.unsetLink().run();
    else chain.setLink({ href: href.trim() }).run();
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={texts.link}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => open(currentTarget)}
      >
        <LinkIcon fontSize="small" />
      </IconButton>
      <Popover
        open={at !== null}
        anchorEl={at}
        onClose={() => setAt(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': texts.link, variant: 'outlined' } }}
      >
        <Stack spacing={1} sx={{ p: 2, width: 340 }}>
          <TextField
            name="href"
            type="url"
            label={texts.linkAddress}
            value={href}
            onChange={({ target }) => setHref(target.value)}
            slotProps={{ htmlInput: { maxLength: URL_LIMIT } }}
          />
          <Button variant="contained" onClick={set}>
            {texts.setLink}
          </Button>
        </Stack>
      </Popover>
    </>
  );
}
