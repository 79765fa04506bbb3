import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Stack } from '@mui/material';
import { MoveButtons } from '../../../shared/in-order/move-buttons';
import { texts } from './texts';
import { TextField } from '../../../shared/forms/text-field';
import type { Schemas } from '@sanctum/openapi';
import { CheckField } from '../../../shared/forms/choices';
import { IconAct } from '../../../shared/icon-act';

export type Question = Schemas['OfferingQuestion'];

/** Same as the server's limits: for a question, and for all its choices including line ends. */
const LIMITS = { question: 200, choices: 10 * 121 };

const KINDS = ['text', 'long_text', 'choice'] as const satisfies readonly Question['kind'][];

interface Props {
  question: Question;
  place: number;
  of: number;
  onChange: (question: Question) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One question: text, answer type and position. */
// oxlint-disable-next-line max-lines-per-function -- one form, field after field
export function QuestionRow({ question, place, of, onChange, onMove, onRemove }: Props) {
  const number = place + 1;
  const asKind = (kind: Question['kind']) =>
    onChange({ ...question, kind, choices: kind === 'choice' ? question.choices : [] });
  return (
    <Stack component="li" spacing={1.5} sx={{ borderBottom: 1, borderColor: 'divider', py: 2 }}>
      <TextField
        name={`questions.${place}.question`}
        required
        label={texts.question(number)}
        value={question.question}
        onChange={({ target }) => onChange({ ...question, question: target.value })}
        slotProps={{ htmlInput: { maxLength: LIMITS.question } }}
      />
      {question.kind === 'choice' && (
        <TextField
          name={`questions.${place}.choices`}
          required
          multiline
          minRows={2}
          label={texts.choices(number)}
          helperText={texts.choicesHelp}
          defaultValue={question.choices.join('\n')}
          onChange={({ target }) => onChange({ ...question, choices: linesOf(target.value) })}
          slotProps={{ htmlInput: { maxLength: LIMITS.choices } }}
        />
      )}
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <TextField
          name={`questions.${place}.kind`}
          select
          size="small"
          label={texts.kind(number)}
          value={question.kind}
          onChange={({ target }) => asKind(target.value as Question['kind'])}
          slotProps={{ select: { native: true } }}
        >
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {texts.kinds[kind]}
            </option>
          ))}
        </TextField>
        <CheckField
          label={texts.required}
          checked={question.isRequired}
          onChange={(isRequired) => onChange({ ...question, isRequired })}
        />
        <Stack direction="row" sx={{ ml: 'auto' }}>
          <MoveButtons
            up={texts.moveUp(number)}
            down={texts.moveDown(number)}
            place={place}
            of={of}
            onMove={onMove}
          />
          <IconAct icon={DeleteIcon} label={texts.remove(number)} onClick={onRemove} />
        </Stack>
      </Stack>
    </Stack>
  );
}

/** Splits typed text into choices, one per line. */
const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
