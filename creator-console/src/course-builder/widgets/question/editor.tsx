import { Muted } from '../../../shared/muted';
import { IconAct } from '../../../shared/icon-act';
import { type EditorProps, Words, QuestionField } from '../fields/fields';
import type { QuestionDraft, ChoiceDraft } from './definition';
import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button, Radio, Stack } from '@mui/material';
import { texts } from './texts';
import { TextField } from '../../../shared/forms/text-field';

/** Question text and, for multiple choice, the options, the correct one and the feedback for each answer. */
export function QuestionEditor({ value, onChange }: EditorProps<QuestionDraft>) {
  const { question = '' } = value;
  return (
    <>
      <QuestionField value={{ question }} onChange={(next) => onChange({ ...value, ...next })} />
      {value.kind === 'multiple_choice' && <Options value={value} onChange={onChange} />}
    </>
  );
}

const FEEDBACK_LIMIT = 500;
const OPTION = 300;
const FEWEST = 2;
const MOST = 10;
const FEEDBACK = ['correct', 'incorrect'] as const;
const NO_FEEDBACK = { correct: '', incorrect: '' };

/** Answer options, the correct one, and the feedback for right and wrong answers. */
function Options({ value, onChange }: EditorProps<ChoiceDraft>) {
  const { options = [], correctOptionId: correct, feedback = NO_FEEDBACK } = value;
  const rewrite = (id: string, text: string) =>
    onChange({ ...value, options: options.map((option) => (option.id === id ? { id, text } : option)) });
  const remove = (id: string) => {
    const left = options.filter((option) => option.id !== id);
    onChange({ ...value, options: left, correctOptionId: id === correct ? left[0]?.id : correct });
  };
  return (
    <>
      <Muted>{texts.chooseRight}</Muted>
      {options.map(({ id, text }, index) => (
        <Stack key={id} direction="row" spacing={0.5} sx={{ alignItems: 'flex-start' }}>
          <Radio
            name="correct"
            checked={id === correct}
            onChange={() => onChange({ ...value, correctOptionId: id })}
            slotProps={{ input: { 'aria-label': texts.right(index + 1) } }}
          />
          <TextField
            name={`options.${index}.text`}
            fullWidth
            margin="none"
            label={texts.option(index + 1)}
            value={text}
            onChange={({ target }) => rewrite(id, target.value)}
            slotProps={{ htmlInput: { maxLength: OPTION } }}
          />
          <IconAct
            icon={DeleteIcon}
            label={texts.removeOption(index + 1)}
            size="medium"
            disabled={options.length <= FEWEST}
            onClick={() => remove(id)}
          />
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
          onChange={(next) => onChange({ ...value, feedback: next })}
          name={feedbackOn}
          label={texts.feedback[feedbackOn]}
          max={FEEDBACK_LIMIT}
          rows={2}
        />
      ))}
    </>
  );
}
