import { useSearchParams } from 'react-router-dom';

/** Views of the inbox: conversations, or other items that need an answer. */
export const VIEWS = ['all', 'unread', 'unanswered', 'questions', 'journals'] as const;
export type View = (typeof VIEWS)[number];

/** Reads the view from the URL, which keeps it while the coach navigates within the inbox. */
export function useView(): View {
  const [params] = useSearchParams();
  return VIEWS.find((one) => one === params.get('view')) ?? 'all';
}

export const pathOfView = (view: View, id?: string): string => {
  const search = new URLSearchParams(searchOf(view)).toString();
  return `/messages${id === undefined ? '' : `/${id}`}${search && `?${search}`}`;
};

const searchOf = (view: View): Record<string, string> => (view === 'all' ? {} : { view });
