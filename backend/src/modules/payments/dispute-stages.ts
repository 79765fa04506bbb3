/** Stages of a dispute. At an inquiry the bank has taken no money yet; at all others it comes back if we win. */
export const DISPUTE_STAGES = ['inquiry', 'needs_answer', 'answered', 'won', 'lost'] as const;
export type DisputeStage = (typeof DISPUTE_STAGES)[number];

const PLACE: Record<DisputeStage, number> = { inquiry: 0, needs_answer: 1, answered: 2, won: 3, lost: 3 };

/** True if the stage moves a dispute forward: late or repeated reports change nothing, and a decision is final. */
export const isForward = (from: DisputeStage | undefined, to: DisputeStage): boolean =>
  from === undefined || PLACE[to] > PLACE[from];

export const isClosed = (stage: DisputeStage): stage is 'won' | 'lost' => stage === 'won' || stage === 'lost';

/** The bank has taken the money and not decided yet. */
export const holdsMoney = (stage: DisputeStage | null): boolean =>
  stage === 'needs_answer' || stage === 'answered';
