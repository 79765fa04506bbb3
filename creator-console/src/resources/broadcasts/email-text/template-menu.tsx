import { Button, Menu, MenuItem } from '@mui/material';
import { closeHistory } from '@tiptap/pm/history';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { templates } from './templates';
import { texts } from './texts';

/** Replaces the text with a template, which the editor can undo. */
export function TemplateMenu({ editor }: { editor: Editor }) {
  const [at, setAt] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAt(currentTarget)}
        sx={{ ml: 'auto' }}
      >
        {texts.template}
      </Button>
      <Menu open={at !== null} anchorEl={at} onClose={() => setAt(null)}>
        {templates.map(({ name, html }) => (
          <MenuItem
            key={name}
            onClick={() => {
              setAt(null);
              replaceAll(editor, html);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** A step of its own, so that Undo brings back everything typed right before. */
const replaceAll = (editor: Editor, html: string): boolean =>
  editor
    .chain()
    .command(({ tr }) => closeHistory(tr) === tr)
    .setContent(html, { emitUpdate: true })
    .focus('start')
    .run();
