/** Short message to the coach about something that has just happened. */
export interface Toast {
  title: string;
  text?: string;
  failed?: boolean;
  undo?: () => void;
}

export type ShowToast = (toast: Toast) => void;

/** Milliseconds a toast is shown; longer if it offers undo (product rule 6.3). */
const SHOWN_MS = 5_000;
const UNDO_MS = 12_000;

export const shownFor = ({ undo }: Toast): number => (undo ? UNDO_MS : SHOWN_MS);
