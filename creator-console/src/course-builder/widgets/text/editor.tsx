import { IconAct } from '../../../shared/icon-act';
import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import FormatListBulletedIcon from '@mui/icons-material/FormatListBulleted';
import FormatListNumberedIcon from '@mui/icons-material/FormatListNumbered';
import FormatQuoteIcon from '@mui/icons-material/FormatQuote';
import FormatUnderlinedIcon from '@mui/icons-material/FormatUnderlined';
import RedoIcon from '@mui/icons-material/Redo';
import TitleIcon from '@mui/icons-material/Title';
import UndoIcon from '@mui/icons-material/Undo';
import { Box, IconButton, Stack, Tooltip, Button, Popover } from '@mui/material';
import type { SvgIconComponent } from '@mui/icons-material';
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import type { EditorProps } from '../fields/fields';
import type { DraftOf } from '../parts/definition';
import { asEditable } from './pasted';
import { RichText } from './rich-text';
import { texts } from './texts';
import LinkIcon from '@mui/icons-material/Link';
import { useState } from 'react';
import { TextField } from '../../../shared/forms/text-field';

/** Formatting that the server allows; it strips everything else. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    strike: false,
    horizontalRule: false,
    link: { openOnClick: false, protocols: ['https'], defaultProtocol: 'https' },
  }),
];

/** Rich text editor with a toolbar; the usual keys undo and redo. */
export function TextEditor({ value, onChange }: EditorProps<DraftOf<'text'>>) {
  const editor = useEditor({
    extensions,
    content: value.content ?? '',
    onUpdate: ({ editor }) => onChange({ ...value, content: editor.isEmpty ? '' : editor.getHTML() }),
    editorProps: {
      transformPastedHTML: asEditable,
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': texts.content },
    },
  });
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Bar editor={editor} />
      <RichText sx={{ px: 2, py: 1.5, '.tiptap': { minHeight: 180, outline: 'none' } }}>
        <EditorContent editor={editor} />
      </RichText>
    </Box>
  );
}

function Bar({ editor }: { editor: Editor }) {
  const is = useEditorState({
    editor,
    selector: ({ editor }) => ({
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      underline: editor.isActive('underline'),
      heading2: editor.isActive('heading', { level: 2 }),
      heading3: editor.isActive('heading', { level: 3 }),
      bullets: editor.isActive('bulletList'),
      numbers: editor.isActive('orderedList'),
      quote: editor.isActive('blockquote'),
    }),
  });
  const chain = () => editor.chain().focus();
  const tools: [keyof typeof is, SvgIconComponent, () => void][] = [
    ['bold', FormatBoldIcon, () => chain().toggleBold().run()],
    ['italic', FormatItalicIcon, () => chain().toggleItalic().run()],
    ['underline', FormatUnderlinedIcon, () => chain().toggleUnderline().run()],
    ['heading2', TitleIcon, () => chain().toggleHeading({ level: 2 }).run()],
    ['heading3', TitleIcon, () => chain().toggleHeading({ level: 3 }).run()],
    ['bullets', FormatListBulletedIcon, () => chain().toggleBulletList().run()],
    ['numbers', FormatListNumberedIcon, () => chain().toggleOrderedList().run()],
    ['quote', FormatQuoteIcon, () => chain().toggleBlockquote().run()],
  ];
  return (
    <Stack
      direction="row"
      role="toolbar"
      aria-label={texts.formatting}
      sx={{ flexWrap: 'wrap', p: 0.5, borderBottom: 1, borderColor: 'divider' }}
    >
      {tools.map(([name, Icon, act]) => (
        <Tooltip key={name} title={texts[name]}>
          <IconButton
            size="small"
            aria-label={texts[name]}
            aria-pressed={is[name]}
            color={is[name] ? 'primary' : 'default'}
            onClick={act}
          >
            <Icon fontSize={name === 'heading3' ? 'inherit' : 'small'} />
          </IconButton>
        </Tooltip>
      ))}
      <LinkField editor={editor} />
      <IconAct size="small" icon={UndoIcon} label={texts.undo} onClick={() => chain().undo().run()} />
      <IconAct size="small" icon={RedoIcon} label={texts.redo} onClick={() => chain().redo().run()} />
    </Stack>
  );
}

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
      <IconAct
        size="small"
        icon={LinkIcon}
        label={texts.link}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => open(currentTarget)}
      />
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
