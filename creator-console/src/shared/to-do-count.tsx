import { Chip } from '@mui/material';
import { Unseen } from './live-region';
import { inLanguage } from './words/in-language';

export const toDoTexts = inLanguage({
  en: { toDo: (count: number) => `${count} to do` },
  es: { toDo: (count: number) => `${count} por hacer` },
});

/** Number of to-dos next to the name of a page; hidden if zero. */
export const ToDoCount = ({ count }: { count: number }) =>
  count > 0 && (
    <>
      <Chip aria-hidden size="small" color="warning" label={count} />
      <Unseen>{` ${toDoTexts.toDo(count)}`}</Unseen>
    </>
  );
