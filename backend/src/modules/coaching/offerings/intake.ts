import { wrongFields } from '../../../kernel/errors.js';

export const QUESTION_KINDS = ['text', 'long_text', 'choice'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

export const MOST_QUESTIONS = 8;
export const QUESTION_LIMIT = 200;
export const FEWEST_CHOICES = 2;
export const MOST_CHOICES = 10;
export const CHOICE_LIMIT = 120;

export const ANSWER_LIMITS: Record<QuestionKind, number> = {
  text: 300,
  long_text: 2000,
  choice: CHOICE_LIMIT,
};

export interface IntakeQuestion {
  /** Unchanged when the coach rewords or moves the question. */
  id: string;
  kind: QuestionKind;
  question: string;
  isRequired: boolean;
  /** Options of a choice; empty for the other kinds. */
  choices: string[];
}

/** A question and its answer, as they were; later changes to the question do not matter. */
export type IntakeAnswer = { question: string; answer: string };

export type GivenIntakeAnswer = { questionId: string; answer: string };

/** Refuses duplicate ids, choices without enough options, and duplicate options; the errors name the fields. */
export function checkQuestions(questions: readonly IntakeQuestion[]): void {
  const fields: Record<string, string> = {};
  questions.forEach(({ id, kind, choices }, index) => {
    if (questions.findIndex((other) => other.id === id) < index)
      fields[`questions.${index}.id`] = 'is already used by another question';
    if (kind === 'choice' && choices.length < FEWEST_CHOICES)
      fields[`questions.${index}.choices`] = `must have at least ${FEWEST_CHOICES}`;
    else if (kind !== 'choice' && choices.length > 0)
      fields[`questions.${index}.choices`] = 'are only for multiple choice questions';
    else if (new Set(choices).size < choices.length)
      fields[`questions.${index}.choices`] = 'must be different from each other';
  });
  if (Object.keys(fields).length > 0) throw wrongFields(fields);
}

/**
 * Returns the answers in the questions' order, each with the question's current text. Missing required answers, too
 * long ones and unknown options are refused at `answers.<questionId>`. Answers to removed questions are left out,
 * because nobody would read them.
 */
export function answersTo(
  questions: readonly IntakeQuestion[],
  given: readonly GivenIntakeAnswer[],
): IntakeAnswer[] {
  const fields: Record<string, string> = {};
  const answers = questions.flatMap(({ id, kind, question, isRequired, choices }) => {
    const answer = given.findLast(({ questionId }) => questionId === id)?.answer.trim() ?? '';
    const fault = faultOf({ kind, isRequired, choices }, answer);
    if (fault !== undefined) fields[`answers.${id}`] = fault;
    return answer === '' ? [] : [{ question, answer }];
  });
  if (Object.keys(fields).length > 0) throw wrongFields(fields);
  return answers;
}

function faultOf(
  { kind, isRequired, choices }: Pick<IntakeQuestion, 'kind' | 'isRequired' | 'choices'>,
  answer: string,
): string | undefined {
  if (answer === '') return isRequired ? 'is required' : undefined;
  if (kind === 'choice') return choices.includes(answer) ? undefined : 'must be one of the options';
  return answer.length > ANSWER_LIMITS[kind]
    ? `must have at most ${ANSWER_LIMITS[kind]} characters`
    : undefined;
}
