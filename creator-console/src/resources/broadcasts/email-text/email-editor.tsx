import { Box, Button, Stack } from '@mui/material';
import { TextEditor } from '../../../course-builder/widgets/text/editor';
import { Secondary } from '../../../shared/secondary';
import { InsertTools } from './insert-tools';
import { emailNodes } from './nodes';
import { SaveTemplate } from './save-template';
import { TemplateMenu } from './template-menu';
import { texts } from './texts';

interface Props {
  html: string;
  placeholders: readonly (keyof typeof texts.placeholders)[];
  onChange: (html: string) => void;
  /** Called when a saved template fills the whole email; without it, templates are only texts. */
  onFilled?: (() => void) | undefined;
}

/** The editor of lessons, with what only emails have: pictures, buttons, products and placeholders. */
export const EmailEditor = ({ html, placeholders, onChange, onFilled }: Props) => (
  <Box sx={{ '.tiptap [data-button]': { textAlign: 'center', my: 2 }, '.tiptap [data-button] a': BUTTON }}>
    <TextEditor
      value={{ content: html }}
      onChange={({ content = '' }) => onChange(content)}
      more={emailNodes}
      renderTools={(editor) => <InsertTools editor={editor} />}
      renderFooter={(editor) => (
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 1, borderTop: 1, borderColor: 'divider' }}
        >
          <Secondary>{texts.fillIn}</Secondary>
          {placeholders.map((name) => (
            <Button
              key={name}
              size="small"
              variant="outlined"
              onClick={() => editor.chain().focus().insertContent(`{{${name}}}`).run()}
            >
              {texts.placeholders[name]}
            </Button>
          ))}
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, ml: 'auto' }}>
            {onFilled && <SaveTemplate />}
            <TemplateMenu editor={editor} onFilled={onFilled} />
          </Stack>
        </Stack>
      )}
    />
  </Box>
);

const BUTTON = {
  display: 'inline-block',
  px: 3,
  py: 1.25,
  borderRadius: 999,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  textDecoration: 'none',
} as const;
