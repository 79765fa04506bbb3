import { useSearchParams } from 'react-router-dom';

/** What the inbox shows: conversations, or what else asks for an answer. */
export const VIEWS = ['all', 'unread', 'unanswered', 'questions', 'journals'] as const;
export type View = (typeof VIEWS)[number];

/** The address says which one it is, and goes on saying it wherever the coach presses within it. */
export function useView(): View {
  const [params] = useSearchParams();
  return VIEWS.find((one) => one === params.get('view')) ?? 'all';
}

export const pathOfView = (view: View, id?: string): string => {
  const search = new URLSearchParams(searchOf(view)).toString();
  return `/messages${id === undefined ? '' : `/${id}`}${search && `?${search}`}`;
};

const searchOf = (view: View): Record<string, string> => (view === 'all' ? {} : { view });
