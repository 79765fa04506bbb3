/** What the coach is told about something that has just happened. */
export interface Toast {
  title: string;
  text?: string;
  failed?: boolean;
  /** Takes back what is told. */
  undo?: () => void;
}

export type ShowToast = (toast: Toast) => void;

/** How long a toast is shown; one that can be undone stays longer (product rule 6.3). */
const SHOWN_MS = 5_000;
const UNDO_MS = 12_000;

export const shownFor = ({ undo }: Toast): number => (undo ? UNDO_MS : SHOWN_MS);
