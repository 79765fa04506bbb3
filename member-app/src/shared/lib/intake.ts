import type { Schemas } from '@sanctum/openapi';

export type Question = Schemas['OfferingQuestion'];
export type Answer = Schemas['AnswerResponse'];

/** Returns the name of a question's field, the same as in the server's refusals. */
export const fieldOf = ({ id }: Question): string => `answers.${id}`;

/** Returns a form's answers as the server accepts them; an empty object without questions. */
export const intakeOf = (
  questions: readonly Question[],
  values: Record<string, string>,
): { answers?: Schemas['GivenAnswer'][] } =>
  questions.length === 0
    ? {}
    : {
        answers: questions.map((question) => ({
          questionId: question.id,
          answer: values[fieldOf(question)]?.trim() ?? '',
        })),
      };
