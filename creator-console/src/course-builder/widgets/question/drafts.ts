import type { DraftOf } from '../parts/draft';

export type QuestionDraft = DraftOf<'question'>;
export type ChoiceDraft = Extract<QuestionDraft, { kind: 'multiple_choice' }>;

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
