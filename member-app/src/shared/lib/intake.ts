import type { components } from '@sanctum/openapi';

export type Question = components['schemas']['OfferingQuestion'];
export type Answer = components['schemas']['AnswerResponse'];

/** What the field of a question is called: as the server names it when it refuses an answer. */
export const fieldOf = ({ id }: Question): string => `answers.${id}`;

/** What a form has for these questions, as the server takes it; nothing where nothing is asked. */
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
