/** A text being written, with everything needed to save it after a restart. */
export interface Draft {
  id: string;
  text: string;
  /** Server version that this text continues; null: the server does not have the text yet. */
  version: number | null;
  /**
   * Texts that were sent without an answer: if the server holds one of these, it is the writer's own and nobody
   * else's.
   */
  unanswered: string[];
}

export interface Saved {
  text: string;
  version: number;
}
