import QuizIcon from '@mui/icons-material/QuizOutlined';
import { Stack, Typography } from '@mui/material';
import { Muted } from '../../../shared/muted';
import {
  type DraftOf,
  faultsOf,
  isEmpty,
  type PreviewProps,
  type WidgetDefinition,
} from '../parts/definition';
import { texts as shared } from '../parts/texts';
import type { SettingsOf } from '../parts/widget';
import { texts } from './texts';

export type QuizDraft = DraftOf<'quiz'>;
export type QuizQuestion = SettingsOf<'quiz'>['questions'][number];

/** A new question with two options, the first of which is right. */
export function blankQuestion(): QuizQuestion {
  const options = [
    { id: crypto.randomUUID(), text: '' },
    { id: crypto.randomUUID(), text: '' },
  ];
  return {
    id: crypto.randomUUID(),
    text: '',
    options,
    correctOptionIds: options.slice(0, 1).map(({ id }) => id),
    feedback: { correct: '', incorrect: '' },
  };
}

const QuizPreview = ({ settings: { title, questions, isRequired } }: PreviewProps<'quiz'>) => (
  <>
    <Typography sx={{ fontWeight: 600, mb: 1 }}>{title}</Typography>
    <Stack component="ol" spacing={0.5} sx={{ m: 0, pl: 3 }}>
      {questions.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </Stack>
    {isRequired && <Muted>{texts.requiredShort}</Muted>}
  </>
);

function missingIn(question: QuizQuestion, index: number): [string, string | false][] {
  const at = `questions.${index}`;
  return [
    [`${at}.text`, isEmpty(question.text) && texts.missing.question(index + 1)],
    ...question.options.map(({ text }, option): [string, string | false] => [
      `${at}.options.${option}.text`,
      isEmpty(text) && texts.missing.option(index + 1, option + 1),
    ]),
    [`${at}.correctOptionIds`, question.correctOptionIds.length === 0 && texts.missing.right(index + 1)],
  ];
}

export const quiz: WidgetDefinition<'quiz'> = {
  label: texts.name,
  icon: QuizIcon,
  blank: { title: '', questions: [blankQuestion()], passPercent: 80, attempts: null, isRequired: false },
  check: ({ title, questions = [] }) => ({
    missing: faultsOf({
      title: isEmpty(title) && shared.title,
      ...Object.fromEntries(questions.flatMap(missingIn)),
    }),
    wrong: {},
  }),
  toSend: (draft) => draft,
  Preview: QuizPreview,
};
