import { Stack } from '@mui/material';
import { useToast } from '../../../shared/toast/use-toast';
import { SaveTemplate } from './save-template';
import type { Template } from './templates.api';
import { texts } from './texts';
import { type MailingWords, useMailingWords, wordsOf } from './use-mailing-words';
import { UseTemplate } from './use-template';

/** Starts an email from a template, which can be undone, or makes it one. */
export function TemplateActs({ onStarted }: { onStarted: () => void }) {
  const { english, spanish, set } = useMailingWords();
  const toast = useToast();
  const words = { ...english, translations: { es: spanish } };
  const put = (changed: MailingWords) => {
    set(changed);
    onStarted();
  };
  const start = (template: Template) => {
    put(wordsOf(template));
    toast({ title: texts.used(template.name), undo: () => put(words) });
  };
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
      <UseTemplate onChosen={start} />
      <SaveTemplate words={words} />
    </Stack>
  );
}
