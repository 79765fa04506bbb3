import { badRequest } from '../../../kernel/errors.js';

export const QUESTION_KINDS = ['text', 'long_text', 'choice'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

export const MOST_QUESTIONS = 8;
export const QUESTION_LIMIT = 200;
export const FEWEST_CHOICES = 2;
export const MOST_CHOICES = 10;
export const CHOICE_LIMIT = 120;

/** How long an answer to each kind of question may be. */
export const ANSWER_LIMITS: Record<QuestionKind, number> = {
  text: 300,
  long_text: 2000,
  choice: CHOICE_LIMIT,
};

/** What whoever books an offering is asked before it is booked. */
export interface IntakeQuestion {
  /** Stays when the coach words it otherwise or puts it elsewhere. */
  id: string;
  kind: QuestionKind;
  question: string;
  isRequired: boolean;
  /** Of a choice; none of the other kinds. */
  choices: string[];
}

/** As it was asked and answered: what becomes of the question later leaves it as it is. */
export interface IntakeAnswer {
  question: string;
  answer: string;
}

export interface GivenIntakeAnswer {
  questionId: string;
  answer: string;
}

const PLEASE_CHECK = 'Please check the marked fields';

/** Refused, each at its field: a choice of which nothing can be chosen, and what is there twice. */
export function checkQuestions(questions: readonly IntakeQuestion[]): void {
  const fields: Record<string, string> = {};
  questions.forEach(({ id, kind, choices }, index) => {
    if (questions.findIndex((other) => other.id === id) < index)
      fields[`questions.${index}.id`] = 'is that of another question';
    if (kind === 'choice' && choices.length < FEWEST_CHOICES)
      fields[`questions.${index}.choices`] = `must have at least ${FEWEST_CHOICES}`;
    else if (kind !== 'choice' && choices.length > 0)
      fields[`questions.${index}.choices`] = 'are for questions with a choice only';
    else if (new Set(choices).size < choices.length)
      fields[`questions.${index}.choices`] = 'must differ from each other';
  });
  if (Object.keys(fields).length > 0) throw badRequest('invalid', PLEASE_CHECK, fields);
}

/**
 * What was answered, with the words of the questions as they are now, in their order. Refused, each at `answers.<questionId>`: what has to
 * be answered and is not, what is too long, and what cannot be chosen. What the coach asks no more is left out: nobody would read it.
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
  if (Object.keys(fields).length > 0) throw badRequest('invalid', PLEASE_CHECK, fields);
  return answers;
}

function faultOf(
  { kind, isRequired, choices }: Pick<IntakeQuestion, 'kind' | 'isRequired' | 'choices'>,
  answer: string,
): string | undefined {
  if (answer === '') return isRequired ? 'is needed' : undefined;
  if (kind === 'choice') return choices.includes(answer) ? undefined : 'must be one of the options';
  return answer.length > ANSWER_LIMITS[kind]
    ? `must be at most ${ANSWER_LIMITS[kind]} characters long`
    : undefined;
}
