import type { ReactNode } from 'react';

/** A question and its answers: side by side, or stacked on a phone. */
export const AnswerRow = ({ question, answers }: Record<'question' | 'answers', ReactNode>) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
    <div className="min-w-0 grow basis-80">{question}</div>
    <div className="flex flex-wrap gap-3">{answers}</div>
  </div>
);
