import JournalIcon from '@mui/icons-material/EditNoteOutlined';
import type { Widget } from '../parts/widget';
import { texts } from './texts';

/** A question to write about, as the coach knows it: a widget of its own, though it travels as a question. */
export const journal = {
  label: texts.journal,
  icon: JournalIcon,
  /** A new one asks something already, because a question that asks nothing yet would be multiple choice. */
  settings: { kind: 'journal', question: texts.firstQuestion },
} as const;

export const isJournal = ({ type, settings }: Pick<Widget, 'type' | 'settings'>): boolean =>
  type === 'question' && 'kind' in settings && settings.kind === 'journal';
