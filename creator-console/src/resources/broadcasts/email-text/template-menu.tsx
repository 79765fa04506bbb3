import { Box, List, ListItem, ListItemButton, ListItemText, Stack, Typography } from '@mui/material';
import { closeHistory } from '@tiptap/pm/history';
import type { Editor } from '@tiptap/react';
import type { ReactNode } from 'react';
import { useEvent } from 'react-admin';
import { DialogButton } from '../../../shared/dialogs/dialog-button';
import { InfoDialog } from '../../../shared/dialogs/info-dialog';
import { useToast } from '../../../shared/toast/use-toast';
import { SavedTemplates } from './saved-templates';
import type { SavedTemplate } from './saved-templates.api';
import { templates } from './templates';
import { texts } from './texts';
import { type MailingWords, useMailingWords, useSetMailingWords, wordsOf } from './use-mailing-words';

interface Props {
  editor: Editor;
  /** Called when a saved template fills the whole email; without it, only texts are offered. */
  onFilled?: (() => void) | undefined;
}

/** Starts an email from a saved template, or its text from a built-in one. */
export function TemplateMenu({ editor, onFilled }: Props) {
  const set = useSetMailingWords();
  // Undo can come after the email has moved in its sequence, so it writes where the email is then.
  const put = useEvent(({ html, ...others }: MailingWords) => {
    if (editor.isDestroyed) return;
    set(others);
    replaceAll(editor, html);
    onFilled?.();
  });
  return (
    <DialogButton size="small" variant="outlined" label={texts.template}>
      {(onClose) => (
        <InfoDialog maxWidth="xs" title={texts.template} close={texts.close} onClose={onClose}>
          <Stack spacing={2}>
            {onFilled && (
              <Part title={texts.saved}>
                <Saved onPut={put} onClose={onClose} />
              </Part>
            )}
            <Part title={texts.builtIn}>
              <BuiltIn editor={editor} onClose={onClose} />
            </Part>
          </Stack>
        </InfoDialog>
      )}
    </DialogButton>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box sx={{ '.MuiListItemButton-root': { borderRadius: 1, mx: -1, px: 1 } }}>
    <Typography variant="subtitle2" component="h3" gutterBottom>
      {title}
    </Typography>
    {children}
  </Box>
);

interface SavedProps {
  onPut: (words: MailingWords) => void;
  onClose: () => void;
}

/** Replaces subject, text and Spanish version, which the message afterwards can undo. */
function Saved({ onPut, onClose }: SavedProps) {
  const { words } = useMailingWords();
  const toast = useToast();
  const start = (template: SavedTemplate) => {
    onClose();
    onPut(wordsOf(template));
    toast({ title: texts.used(template.name), undo: () => onPut(words) });
  };
  return <SavedTemplates onChosen={start} />;
}

const BuiltIn = ({ editor, onClose }: { editor: Editor; onClose: () => void }) => (
  <List dense disablePadding>
    {templates.map(({ name, html }) => (
      <ListItem key={name} disablePadding>
        <ListItemButton
          onClick={() => {
            onClose();
            replaceAll(editor, html);
          }}
        >
          <ListItemText primary={name} />
        </ListItemButton>
      </ListItem>
    ))}
  </List>
);

/** A step of its own, so that Undo brings back everything typed right before. */
const replaceAll = (editor: Editor, html: string): boolean =>
  editor
    .chain()
    .command(({ tr }) => closeHistory(tr) === tr)
    .setContent(html, { emitUpdate: true })
    .focus('start')
    .run();
