import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { LiveRegion } from '../../../shared/live-region';
import { type Question, QuestionRow } from './question-row';
import { texts } from './texts';
import { Secondary } from '../../../shared/secondary';

/** Same as the server's limit. */
const MOST = 8;

const fresh = (): Question => ({
  id: crypto.randomUUID(),
  kind: 'text',
  question: '',
  isRequired: true,
  choices: [],
});

interface Props {
  questions: readonly Question[];
  onChange: (questions: Question[]) => void;
}

/** Questions to answer when booking, ordered with buttons. */
export function QuestionRows({ questions, onChange }: Props) {
  const [news, setNews] = useState('');
  const move = (question: Question, to: number) => {
    const rest = questions.filter(({ id }) => id !== question.id);
    // At both ends the buttons stay focusable and do nothing.
    if (to < 0 || to > rest.length) return;
    onChange([...rest.slice(0, to), question, ...rest.slice(to)]);
    setNews(texts.moved(to + 1, questions.length));
  };
  return (
    <Box component="section" aria-label={texts.title}>
      <Typography component="h3" variant="subtitle1">
        {texts.title}
      </Typography>
      <Secondary>{texts.lead}</Secondary>
      <Stack component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {questions.map((question, place) => (
          <QuestionRow
            key={question.id}
            question={question}
            place={place}
            of={questions.length}
            onChange={(next) => onChange(questions.map((each) => (each.id === next.id ? next : each)))}
            onMove={(to) => move(question, to)}
            onRemove={() => onChange(questions.filter(({ id }) => id !== question.id))}
          />
        ))}
      </Stack>
      {questions.length < MOST ? (
        <Button startIcon={<AddIcon />} onClick={() => onChange([...questions, fresh()])}>
          {texts.add}
        </Button>
      ) : (
        <Secondary sx={{ mt: 1 }}>{texts.noMore(MOST)}</Secondary>
      )}
      <LiveRegion>{news}</LiveRegion>
    </Box>
  );
}
