import { refusalSentence } from '../api/refusal';

export interface Toast {
  id: number;
  title: string;
  description?: string;
  variant: 'default' | 'destructive';
  open: boolean;
}

type ToastMessage = Pick<Toast, 'title' | 'description'> & { variant?: Toast['variant'] };

/** Milliseconds that a toast is shown (product rule 6.3), and that a dismissed one is remembered. */
export const toastDuration = 5_000;
export const toastRemovalDelay = 1_000_000;

/** Stores one toast at a time: a new one replaces the previous one (product rule 6.3). */
export function createToastStore() {
  let current: Toast | null = null;
  let lastId = 0;
  let removal: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function change(next: Toast | null) {
    clearTimeout(removal);
    current = next;
    for (const listener of listeners) listener();
  }

  function dismiss(id: number) {
    if (current?.id !== id || !current.open) return;
    change({ ...current, open: false });
    removal = setTimeout(() => change(null), toastRemovalDelay);
  }

  return {
    current: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: ({ title, description, variant = 'default' }: ToastMessage) => {
      lastId += 1;
      change({ id: lastId, title, description, variant, open: true });
    },
    dismiss,
    /** Dismisses the current toast. */
    clear: () => {
      if (current) dismiss(current.id);
    },
  };
}

export const toastStore = createToastStore();

/** Shows a message. For hooks and components; code in `lib` and `api` throws instead, so that they can show it. */
export const toast = toastStore.show;

export const toastFailure = (title: string, description?: string): void =>
  toast({ title, description, variant: 'destructive' });

/** Shows the server's reason for a refusal below the title. */
export const toastRefusal = (title: string, error: unknown): void =>
  toastFailure(title, refusalSentence(error));
