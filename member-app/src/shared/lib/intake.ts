import type { components } from '@sanctum/openapi';

export type Question = components['schemas']['OfferingQuestion'];
export type Answer = components['schemas']['AnswerResponse'];

/** Name of a question's field, the same as in the server's refusals. */
export const fieldOf = ({ id }: Question): string => `answers.${id}`;

/** A form's answers as the server takes them; an empty object without questions. */
export const intakeOf = (
  questions: readonly Question[],
  values: Record<string, string>,
): { answers?: components['schemas']['GivenAnswer'][] } =>
  questions.length === 0
    ? {}
    : {
        answers: questions.map((question) => ({
          questionId: question.id,
          answer: values[fieldOf(question)]?.trim() ?? '',
        })),
      };
