import { Choice, type EditorProps } from '../fields/fields';
import { QuestionField } from '../fields/question-field';
import { asKind, type QuestionDraft, type QuestionKind } from './drafts';
import { Options } from './options';
import { texts } from './texts';

/** Multiple choice with its right answer and what is said to each, or a journal to write in. */
export function QuestionEditor({ value, onChange }: EditorProps<QuestionDraft>) {
  const { kind, question = '' } = value;
  return (
    <>
      <Choice<{ kind: QuestionKind }, 'kind'>
        value={{ kind }}
        onChange={(next) => onChange(asKind(next.kind, question))}
        name="kind"
        label={texts.kind}
        choices={texts.kinds}
      />
      <QuestionField value={{ question }} onChange={(next) => onChange({ ...value, ...next })} />
      {value.kind === 'multiple_choice' && <Options value={value} onChange={onChange} />}
    </>
  );
}
