import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, Checkbox, Stack } from '@mui/material';
import { TextField } from '../../../shared/forms/text-field';
import { IconAct } from '../../../shared/icon-act';
import { Muted } from '../../../shared/muted';
import type { QuizQuestion } from './definition';
import { texts } from './texts';

const QUESTION = 500;
const OPTION = 300;
const FEEDBACK_LIMIT = 500;
const FEWEST = 2;
const MOST = 10;
const FEEDBACK = ['correct', 'incorrect'] as const;

interface QuestionFieldsProps {
  index: number;
  value: QuizQuestion;
  onChange: (question: QuizQuestion) => void;
  /** Missing for the only question. */
  onRemove: (() => void) | undefined;
}

/** One question of a quiz: its text, its options, the right ones, and the feedback. */
export function QuestionFields({ index, value, onChange, onRemove }: QuestionFieldsProps) {
  const number = index + 1;
  const name = `questions.${index}`;
  return (
    <Box
      component="fieldset"
      aria-label={texts.question(number)}
      sx={{
        display: 'grid',
        gap: 1,
        m: 0,
        minWidth: 0,
        p: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Stack direction="row" spacing={0.5} sx={{ alignItems: 'flex-start' }}>
        <TextField
          name={`${name}.text`}
          label={texts.questionText(number)}
          value={value.text}
          required
          multiline
          fullWidth
          margin="none"
          onChange={({ target }) => onChange({ ...value, text: target.value })}
          slotProps={{ htmlInput: { maxLength: QUESTION } }}
        />
        {onRemove && (
          <IconAct icon={DeleteIcon} label={texts.removeQuestion(number)} size="medium" onClick={onRemove} />
        )}
      </Stack>
      <Options number={number} name={name} value={value} onChange={onChange} />
      {FEEDBACK.map((feedbackOn) => (
        <TextField
          key={feedbackOn}
          name={`${name}.feedback.${feedbackOn}`}
          label={texts.feedback[feedbackOn](number)}
          value={value.feedback[feedbackOn]}
          multiline
          margin="none"
          onChange={({ target }) =>
            onChange({ ...value, feedback: { ...value.feedback, [feedbackOn]: target.value } })
          }
          slotProps={{ htmlInput: { maxLength: FEEDBACK_LIMIT } }}
        />
      ))}
    </Box>
  );
}

interface OptionsProps extends Pick<QuestionFieldsProps, 'value' | 'onChange'> {
  number: number;
  name: string;
}

function Options({ number, name, value, onChange }: OptionsProps) {
  const { options, correctOptionIds: right } = value;
  const mark = (id: string, isRight: boolean) =>
    onChange({ ...value, correctOptionIds: isRight ? [...right, id] : right.filter((one) => one !== id) });
  const remove = (id: string) =>
    onChange({
      ...value,
      options: options.filter((option) => option.id !== id),
      correctOptionIds: right.filter((one) => one !== id),
    });
  return (
    <>
      <Muted>{texts.chooseRight}</Muted>
      {options.map(({ id, text }, index) => (
        <Stack key={id} direction="row" spacing={0.5} sx={{ alignItems: 'flex-start' }}>
          <Checkbox
            checked={right.includes(id)}
            onChange={(_, checked) => mark(id, checked)}
            slotProps={{ input: { 'aria-label': texts.right(number, index + 1) } }}
          />
          <TextField
            name={`${name}.options.${index}.text`}
            fullWidth
            margin="none"
            label={texts.option(number, index + 1)}
            value={text}
            onChange={({ target }) =>
              onChange({
                ...value,
                options: options.map((option) => (option.id === id ? { id, text: target.value } : option)),
              })
            }
            slotProps={{ htmlInput: { maxLength: OPTION } }}
          />
          <IconAct
            icon={DeleteIcon}
            label={texts.removeOption(number, index + 1)}
            size="medium"
            disabled={options.length <= FEWEST}
            onClick={() => remove(id)}
          />
        </Stack>
      ))}
      <Button
        startIcon={<AddIcon />}
        disabled={options.length >= MOST}
        aria-label={texts.addOptionTo(number)}
        onClick={() => onChange({ ...value, options: [...options, { id: crypto.randomUUID(), text: '' }] })}
        sx={{ justifySelf: 'start' }}
      >
        {texts.addOption}
      </Button>
    </>
  );
}
