import AddIcon from '@mui/icons-material/Add';
import { Button, FormControlLabel, Stack, Switch } from '@mui/material';
import { type EditorProps, Whole, Words } from '../fields/fields';
import { texts as shared } from '../parts/texts';
import { blankQuestion, type QuizDraft, type QuizQuestion } from './definition';
import { QuestionFields } from './question-fields';
import { texts } from './texts';

const TITLE = 160;
const MOST_QUESTIONS = 50;
const MOST_ATTEMPTS = 100;

/** Title, questions and rules of a quiz. */
export function QuizEditor({ value, onChange }: EditorProps<QuizDraft>) {
  const { questions = [], isRequired = false } = value;
  const change = (changed: QuizQuestion[]) => onChange({ ...value, questions: changed });
  return (
    <>
      <Words value={value} onChange={onChange} name="title" label={shared.title} max={TITLE} required />
      {questions.map((question, index) => (
        <QuestionFields
          key={question.id}
          index={index}
          value={question}
          onChange={(next) => change(questions.map((one) => (one.id === next.id ? next : one)))}
          onRemove={
            questions.length > 1 ? () => change(questions.filter(({ id }) => id !== question.id)) : undefined
          }
        />
      ))}
      <Button
        startIcon={<AddIcon />}
        disabled={questions.length >= MOST_QUESTIONS}
        onClick={() => change([...questions, blankQuestion()])}
        sx={{ justifySelf: 'start' }}
      >
        {texts.addQuestion}
      </Button>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
        <Whole
          value={value}
          onChange={onChange}
          name="passPercent"
          label={texts.passPercent}
          min={0}
          max={100}
        />
        <Whole
          value={value}
          onChange={onChange}
          name="attempts"
          label={texts.attempts}
          min={1}
          max={MOST_ATTEMPTS}
        />
      </Stack>
      <FormControlLabel
        control={
          <Switch
            checked={isRequired}
            onChange={(_, checked) => onChange({ ...value, isRequired: checked })}
          />
        }
        label={texts.required}
      />
    </>
  );
}
