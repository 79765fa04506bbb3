import { IconAct } from '../../../shared/icon-act';
import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import { Box, IconButton, Stack, Tooltip, Button, Popover } from '@mui/material';
import { EditorContent, useEditor, useEditorState, type Editor, type Extensions } from '@tiptap/react';
import type { EditorProps } from '../fields/fields';
import type { DraftOf } from '../parts/definition';
import { extensions } from './extensions';
import { ALIGNMENTS, BLOCKS, type Format, MARKS, TABLE } from './formats';
import { asEditable } from './pasted';
import { RichText } from '../../../shared/rich-text';
import { isSlash, SlashMenu } from './slash-menu';
import { texts } from './texts';
import LinkIcon from '@mui/icons-material/Link';
import { type ReactNode, useState } from 'react';
import { TextField } from '../../../shared/forms/text-field';

interface Props extends EditorProps<DraftOf<'text'>> {
  /** Name of the field; default: text. */
  label?: string;
  /** Extensions besides the formats of a lesson. */
  more?: Extensions;
  /** Further buttons of the toolbar. */
  renderTools?: (editor: Editor) => ReactNode;
  /** Shown below the text. */
  renderFooter?: (editor: Editor) => ReactNode;
}

const NOTHING: Extensions = [];

/** Rich text editor with a toolbar, and a menu for a slash; undo and redo by the usual keys. */
export function TextEditor({
  value,
  onChange,
  label = texts.content,
  more = NOTHING,
  renderTools,
  renderFooter,
}: Props) {
  const [isSlashed, setSlashed] = useState(false);
  const editor = useEditor({
    extensions: [...extensions, ...more],
    content: value.content ?? '',
    onUpdate: ({ editor }) => onChange({ ...value, content: editor.isEmpty ? '' : editor.getHTML() }),
    editorProps: {
      transformPastedHTML: asEditable,
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      // ProseMirror takes Escape for itself, but here it closes the widget's editor.
      handleDOMEvents: { keydown: (_, { key }) => key === 'Escape' },
      handleKeyDown: ({ state }, event) => {
        if (!isSlash(event, state)) return false;
        setSlashed(true);
        return true;
      },
    },
  });
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Bar editor={editor}>{renderTools?.(editor)}</Bar>
      <RichText sx={{ px: 2, py: 1.5, '.tiptap': { minHeight: 120, outline: 'none' } }}>
        <EditorContent editor={editor} />
      </RichText>
      {renderFooter?.(editor)}
      {isSlashed && (
        <SlashMenu
          editor={editor}
          onContent={(content) => onChange({ ...value, content })}
          onClose={() => setSlashed(false)}
        />
      )}
    </Box>
  );
}

function Bar({ editor, children }: { editor: Editor; children: ReactNode }) {
  const isInTable = useEditorState({ editor, selector: ({ editor }) => editor.isActive('table') });
  const chain = () => editor.chain().focus();
  return (
    <Stack
      direction="row"
      role="toolbar"
      aria-label={texts.formatting}
      sx={{
        flexWrap: 'wrap',
        p: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        position: 'sticky',
        top: 0,
        zIndex: 1,
        '@media (pointer: coarse)': { '& button': { minWidth: 44, minHeight: 44 } },
      }}
    >
      <Tools editor={editor} formats={[...MARKS, ...BLOCKS, ...ALIGNMENTS]} />
      <LinkField editor={editor} />
      {children}
      <IconAct size="small" icon={UndoIcon} label={texts.undo} onClick={() => chain().undo().run()} />
      <IconAct size="small" icon={RedoIcon} label={texts.redo} onClick={() => chain().redo().run()} />
      {isInTable && <Tools editor={editor} formats={TABLE} />}
    </Stack>
  );
}

function Tools({ editor, formats }: { editor: Editor; formats: readonly Format[] }) {
  const active = useEditorState({
    editor,
    selector: ({ editor }) => formats.filter(({ isActive }) => isActive?.(editor)).map(({ id }) => id),
  });
  return formats.map(({ id, label, icon: Icon, run, isActive }) => (
    <Tooltip key={id} title={label}>
      <IconButton
        size="small"
        aria-label={label}
        {...(isActive && { 'aria-pressed': active.includes(id) })}
        color={active.includes(id) ? 'primary' : 'default'}
        onClick={() => run(editor.chain().focus()).run()}
      >
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  ));
}

const URL_LIMIT = 2000;

function LinkField({ editor }: { editor: Editor }) {
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
