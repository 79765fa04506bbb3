/** Chosen options by question. */
export type Choices = Readonly<Record<string, readonly string[]>>;

/** An attempt that was not submitted, or whose result did not arrive. */
export interface AttemptDraft {
  /** Sent with the attempt, so that it counts once however often it is sent. */
  id: string;
  choices: Choices;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Stores an attempt on this device, where it survives a closed page. Per person, because a device may be shared. */
export function attemptDraft(store: Store, personId: string, widgetId: string) {
  const key = `sanctum.quiz.${personId}.${widgetId}`;
  return {
    /** Returns the draft, or an empty one. One that was graded, although its result never arrived, is left out. */
    get: (gradedId: string | undefined): AttemptDraft => {
      const kept = JSON.parse(store.getItem(key) ?? 'null') as AttemptDraft | null;
      return kept && kept.id !== gradedId ? kept : { id: crypto.randomUUID(), choices: {} };
    },
    keep: (draft: AttemptDraft) => store.setItem(key, JSON.stringify(draft)),
    drop: () => store.removeItem(key),
  };
}

/** Returns the choices after an option was pressed: it replaces the only one, or is added to or taken from several. */
export function withOption(
  choices: Choices,
  question: { id: string; isMultiple: boolean },
  optionId: string,
): Choices {
  const chosen = choices[question.id] ?? [];
  const next = !question.isMultiple
    ? [optionId]
    : chosen.includes(optionId)
      ? chosen.filter((id) => id !== optionId)
      : [...chosen, optionId];
  return { ...choices, [question.id]: next };
}
