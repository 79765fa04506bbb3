import { Box, Button, Card, LinearProgress, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { dayOf } from '../../../shared/moment';
import { useFigures } from '../../../shared/figures/use-figures';
import { readNames, readQuizzes, readResults, type ResultName, type WidgetResult } from './hub.api';
import { MoreList, StudentLink } from './more-list';
import { ProductPage } from './product-page';
import { QuizResults } from './quiz-results';
import { texts } from './texts';
import { Secondary } from '../../../shared/secondary';
import { Loaded } from '../../../shared/loaded';

/** Students' answers in a course, lesson by lesson, with their names. */
export const ResultsPage = () => <ProductPage>{(id) => <Results id={id} />}</ProductPage>;

const Results = ({ id }: { id: string }) => (
  <Loaded
    query={useFigures(['results', id], async () => ({
      results: await readResults(id),
      quizzes: await readQuizzes(id),
    }))}
    failed={texts.notLoaded}
    loading={texts.loading}
    heights={[240]}
  >
    {({ results, quizzes }) => (
      <Stack component="section" aria-label={texts.results} spacing={2}>
        <Secondary>{texts.journals}</Secondary>
        {results.length + quizzes.length === 0 && <Typography>{texts.noResults}</Typography>}
        {results.map((result) => (
          <Result key={result.widgetId} id={id} result={result} />
        ))}
        <QuizResults courseId={id} quizzes={quizzes} />
      </Stack>
    )}
  </Loaded>
);

function Result({ id, result }: { id: string; result: WidgetResult }) {
  const { widgetId, lessonTitle, question, studentCount: students, average, counts } = result;
  const namesId = useId();
  const [isOpen, setOpen] = useState(false);
  const facts = [texts.answered(students), ...(average === null ? [] : [texts.average(average)])];
  return (
    <Card sx={{ p: { xs: 2, md: 3 }, overflowWrap: 'anywhere' }}>
      <Secondary>{lessonTitle}</Secondary>
      <Typography variant="h6" component="h3">
        {question}
      </Typography>
      <Secondary>{facts.join(' · ')}</Secondary>
      <Stack component="ul" spacing={1} sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none' }}>
        {counts.map(({ answer, count }) => (
          <Box component="li" key={answer}>
            <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between' }}>
              <Typography variant="body2">{answer}</Typography>
              <Typography variant="body2" sx={{ flexShrink: 0 }}>
                {texts.share(count, students)}
              </Typography>
            </Stack>
            <LinearProgress
              variant="determinate"
              value={Math.round((count / students) * 100)}
              aria-label={answer}
              sx={{ height: 6, borderRadius: 3 }}
            />
          </Box>
        ))}
      </Stack>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={namesId}
        aria-label={texts.namesOf(question)}
        onClick={() => setOpen(!isOpen)}
        sx={{ mt: 1 }}
      >
        {texts.names}
      </Button>
      <Box id={namesId}>
        {isOpen && (
          <MoreList
            label={texts.namesOf(question)}
            of={[id, 'results', widgetId]}
            read={(page) => readNames(id, widgetId, page)}
            row={Name}
            none={texts.noResults}
          />
        )}
      </Box>
    </Card>
  );
}

const Name = ({ id, name, answer, answeredAt }: ResultName) => (
  <>
    <StudentLink id={id} name={name} />
    <Secondary>
      {answer} · {dayOf(answeredAt)}
    </Secondary>
  </>
);
