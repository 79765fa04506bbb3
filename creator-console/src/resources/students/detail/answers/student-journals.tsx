import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { focusFirst } from '../../../../shared/focus-first';
import { ReplyForm } from '../../../../shared/journal-reply/reply-form';
import type { SharedJournal } from '../../../../shared/journal-reply/shared-journal';
import { Loaded } from '../../../../shared/loaded';
import { ProductLink } from '../parts/links';
import { type Student, readJournals } from '../parts/student.api';
import { useStudentPart } from '../parts/use-student-part';
import { texts } from './texts';
import { Secondary } from '../../../../shared/secondary';

/** Journal answers the student shares, each with the coach's reply, which can be written and edited in place. */
export function StudentJournals({ student }: { student: Student }) {
  const query = useStudentPart(student.id, 'journals', readJournals);
  return (
    <Stack component="section" aria-label={texts.journals} spacing={2}>
      <Typography variant="h6" component="h3">
        {texts.journals}
      </Typography>
      <Loaded query={query}>
        {(journals) =>
          journals.length === 0 ? (
            <Typography color="textSecondary">{texts.noJournals}</Typography>
          ) : (
            journals.map((journal) => (
              <Journal key={journal.id} journal={journal} onSent={() => void query.refetch()} />
            ))
          )
        }
      </Loaded>
    </Stack>
  );
}

const words = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

interface Props {
  journal: SharedJournal;
  onSent: () => void;
}

function Journal({ journal, onSent }: Props) {
  const { courseId, courseTitle, lessonTitle, question, text, sharedAt } = journal;
  return (
    <Box sx={{ p: 2, border: 1, borderRadius: 1, borderColor: 'divider' }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <ProductLink id={courseId} title={courseTitle} />
        {lessonTitle !== null && ` · ${lessonTitle}`}
      </Typography>
      <Secondary>{texts.shared(sharedAt)}</Secondary>
      <Typography sx={{ mt: 1, fontWeight: 600, ...words }}>{question}</Typography>
      <Typography
        component="blockquote"
        sx={{ m: 0, mt: 0.5, pl: 2, borderLeft: 3, borderColor: 'primary.main', ...words }}
      >
        {text}
      </Typography>
      <Reply journal={journal} onSent={onSent} />
    </Box>
  );
}

/** After the form closes, the focus returns to the button that opened it. */
const focus = (button: HTMLButtonElement | null): void => button?.focus();

/** The reply as the student reads it, or the form to write it. */
function Reply({ journal, onSent }: Props) {
  const { question, reply, repliedAt, needsReply } = journal;
  const [step, setStep] = useState<'reading' | 'writing' | 'back'>('reading');
  if (step === 'writing')
    return (
      <Box ref={focusFirst} sx={{ mt: 2 }}>
        <ReplyForm
          record={journal}
          onCancel={() => setStep('back')}
          onSent={() => {
            setStep('back');
            onSent();
          }}
        />
      </Box>
    );
  return (
    <>
      {reply !== null && repliedAt !== null && (
        <Box sx={{ mt: 1.5, pl: 2 }}>
          <Secondary>
            {texts.yourReply(repliedAt)} {needsReply && texts.sharedAnew}
          </Secondary>
          <Typography sx={words}>{reply}</Typography>
        </Box>
      )}
      <Button
        size="small"
        ref={step === 'back' ? focus : undefined}
        aria-label={texts.replyTo(question)}
        sx={{ mt: 1 }}
        onClick={() => setStep('writing')}
      >
        {reply === null ? texts.reply : texts.correct}
      </Button>
    </>
  );
}
