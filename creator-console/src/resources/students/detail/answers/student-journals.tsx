import { Box, Button, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { PartState } from '../parts/part-state';
import { ProductLink } from '../parts/product-link';
import type { Student } from '../parts/student.api';
import { useStudentPart } from '../parts/use-student-part';
import { readJournals, type SharedJournal } from './answers.api';
import { texts } from './texts';

/** What the student shares of the journals, each with the coach's reply beneath it. */
export function StudentJournals({ student }: { student: Student }) {
  const query = useStudentPart(student.id, 'journals', readJournals);
  return (
    <Stack component="section" aria-label={texts.journals} spacing={2}>
      <Typography variant="h6" component="h3">
        {texts.journals}
      </Typography>
      <PartState query={query}>
        {(journals) =>
          journals.length === 0 ? (
            <Typography color="textSecondary">{texts.noJournals}</Typography>
          ) : (
            journals.map((journal) => <Journal key={journal.id} {...journal} />)
          )
        }
      </PartState>
    </Stack>
  );
}

const words = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

function Journal(journal: SharedJournal) {
  const { id, courseId, courseTitle, lessonTitle, question, text, sharedAt, reply, repliedAt } = journal;
  return (
    <Box sx={{ p: 2, border: 1, borderRadius: 1, borderColor: 'divider' }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <ProductLink id={courseId} title={courseTitle} />
        {lessonTitle !== null && ` · ${lessonTitle}`}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {texts.shared(sharedAt)}
      </Typography>
      <Typography sx={{ mt: 1, fontWeight: 600, ...words }}>{question}</Typography>
      <Typography
        component="blockquote"
        sx={{ m: 0, mt: 0.5, pl: 2, borderLeft: 3, borderColor: 'primary.main', ...words }}
      >
        {text}
      </Typography>
      {reply !== null && repliedAt !== null && (
        <Box sx={{ mt: 1.5, pl: 2 }}>
          <Typography variant="body2" color="textSecondary">
            {texts.yourReply(repliedAt)}
          </Typography>
          <Typography sx={words}>{reply}</Typography>
        </Box>
      )}
      <Button
        size="small"
        component={Link}
        to={`/shared-journals/${id}/show`}
        aria-label={texts.replyTo(question)}
        sx={{ mt: 1 }}
      >
        {reply === null ? texts.reply : texts.correct}
      </Button>
    </Box>
  );
}
