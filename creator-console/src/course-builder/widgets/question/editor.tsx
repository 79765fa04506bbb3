import type { EditorProps } from '../fields/fields';
import { QuestionField } from '../fields/question-field';
import type { QuestionDraft } from './drafts';
import { Options } from './options';

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
