import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { useActs } from '../../../providers/use-acts';
import { useAct } from '../../../shared/fresh-sign-in/use-act';
import { texts } from './texts';

export const EMAIL_FIELDS = [
  { name: 'subject', label: texts.email.subject, max: 150 },
  { name: 'text', label: texts.email.words, max: 5000, lines: 6 },
] as const;

interface Email {
  subject: string;
  text: string;
}

/** The email as its recipients get it, rendered by the server. */
export function EmailPreview({ subject, text }: Email) {
  const { previewEmail } = useActs();
  const { run, isActing, problem } = useAct();
  const [seen, setSeen] = useState<{ of: Email; subject: string; html: string }>();
  const isComplete = subject.trim() !== '' && text.trim() !== '';
  const look = () =>
    run(async () => setSeen({ of: { subject, text }, ...(await previewEmail({ subject, text })) }));
  // Later edits are not in the preview, so it is hidden.
  const isCurrent = seen?.of.subject === subject && seen.of.text === text;
  return (
    <div>
      <Button disabled={!isComplete || isActing || isCurrent} onClick={() => void look()}>
        {texts.email.preview}
      </Button>
      {problem && <Alert severity="error">{problem}</Alert>}
      {seen && isCurrent && (
        <Box
          component="iframe"
          title={texts.email.previewOf(seen.subject)}
          // The policy in its head refuses scripts; with scripts off in the sandbox, inspection tools hang.
          sandbox="allow-scripts"
          srcDoc={seen.html}
          sx={{ width: '100%', height: 360, mt: 1, border: 1, borderColor: 'divider', borderRadius: 1 }}
        />
      )}
    </div>
  );
}
