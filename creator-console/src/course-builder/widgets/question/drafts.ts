import type { DraftOf } from '../parts/draft';

export type QuestionDraft = DraftOf<'question'>;
export type ChoiceDraft = Extract<QuestionDraft, { kind: 'multiple_choice' }>;
export type QuestionKind = QuestionDraft['kind'];

export const BLANK_CHOICE: ChoiceDraft = {
  kind: 'multiple_choice',
  question: '',
  options: [
    { id: 'a', text: '' },
    { id: 'b', text: '' },
  ],
  correctOptionId: 'a',
  feedback: { correct: '', incorrect: '' },
};

/** The same question as another kind. */
export const asKind = (kind: QuestionKind, question = ''): QuestionDraft =>
  kind === 'journal' ? { kind, question } : { ...BLANK_CHOICE, question };
