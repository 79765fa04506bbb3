import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button, IconButton, Radio, Stack, TextField, Typography } from '@mui/material';
import { useContext } from 'react';
import { optionsIn, wordsIn } from '../widgets/reading';
import { draftOf } from '../widgets/draft';
import { Choice, type EditorProps, Words } from './fields';
import { FaultsContext } from './faults-context';
import { texts } from './texts';

const QUESTION = 500;
const OPTION = 300;
const [FEWEST, MOST] = [2, 10];
const FEEDBACK = ['correct', 'incorrect'] as const;

/** Multiple choice with its right answer and what is said to each, or a journal to write in. */
export function QuestionEditor({ value, onChange }: EditorProps) {
  const isJournal = wordsIn(value, 'kind') === 'journal';
  const question = wordsIn(value, 'question');
  const changeKind = (next: Record<string, unknown>) =>
    onChange(
      next['kind'] === 'journal' ? { kind: 'journal', question } : { ...draftOf('question', {}), question },
    );
  return (
    <>
      <Choice value={value} onChange={changeKind} name="kind" label={texts.kind} choices={texts.kinds} />
      <Words
        value={value}
        onChange={onChange}
        name="question"
        label={texts.question}
        max={QUESTION}
        required
        rows={2}
      />
      {!isJournal && <Options value={value} onChange={onChange} />}
    </>
  );
}

function Options({ value, onChange }: EditorProps) {
  const faults = useContext(FaultsContext);
  const options = optionsIn(value);
  const correct = wordsIn(value, 'correctOptionId');
  const feedback = (value['feedback'] ?? {}) as Record<string, unknown>;
  const changeFeedback = (next: Record<string, unknown>) => onChange({ ...value, feedback: next });
  const remove = (id: string) => {
    const left = options.filter((option) => option.id !== id);
    onChange({ ...value, options: left, correctOptionId: id === correct ? left[0]?.id : correct });
  };
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {texts.chooseRight}
      </Typography>
      {options.map(({ id, text }, index) => (
        <Stack key={id} direction="row" spacing={0.5} sx={{ alignItems: 'flex-start' }}>
          <Radio
            name="correct"
            checked={id === correct}
            onChange={() => onChange({ ...value, correctOptionId: id })}
            slotProps={{ input: { 'aria-label': texts.right(index + 1) } }}
          />
          <TextField
            fullWidth
            margin="none"
            label={texts.option(index + 1)}
            value={text}
            error={`options.${index}.text` in faults}
            helperText={faults[`options.${index}.text`]}
            onChange={({ target }) =>
              onChange({
                ...value,
                options: options.map((option) => (option.id === id ? { id, text: target.value } : option)),
              })
            }
            slotProps={{ htmlInput: { maxLength: OPTION } }}
          />
          <IconButton
            aria-label={texts.removeOption(index + 1)}
            disabled={options.length <= FEWEST}
            onClick={() => remove(id)}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Stack>
      ))}
      <Button
        startIcon={<AddIcon />}
        disabled={options.length >= MOST}
        onClick={() => onChange({ ...value, options: [...options, { id: crypto.randomUUID(), text: '' }] })}
        sx={{ justifySelf: 'start' }}
      >
        {texts.addOption}
      </Button>
      {FEEDBACK.map((feedbackOn) => (
        <Words
          key={feedbackOn}
          value={feedback}
          onChange={changeFeedback}
          name={feedbackOn}
          label={texts.feedback[feedbackOn]}
          max={QUESTION}
          rows={2}
        />
      ))}
    </>
  );
}
