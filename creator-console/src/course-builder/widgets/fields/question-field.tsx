import { texts } from '../parts/texts';
import { type EditorProps, Words } from './fields';

const QUESTION = 500;

export const QuestionField = (props: EditorProps<{ question?: string }>) => (
  <Words {...props} name="question" label={texts.question} max={QUESTION} required rows={2} />
);
