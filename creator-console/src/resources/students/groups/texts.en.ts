import { counted } from '../../../shared/words/counted';

const number = (count: number) => count.toLocaleString('en-US');
const students = (count: number) => counted(count, { one: '1 student', other: `${number(count)} students` });

export const texts = {
  open: 'Add to circle',
  title: (count: number) => `Add ${students(count)} to a circle or pod`,
  text: 'Students who are in another circle or pod stay there.',
  group: 'Circle or pod',
  kinds: { circle: 'Circles', pod: 'Pods' },
  submit: 'Add',
  added: (name: string, count: number, elsewhere: number, refused: number) =>
    [
      `${students(count)} added to ${name}.`,
      ...(elsewhere > 0 ? [`${number(elsewhere)} stay in another one.`] : []),
      ...(refused > 0 ? [`${number(refused)} not added: no guardian currently allows the account.`] : []),
    ].join(' '),
  failed: 'This couldn’t be undone. Please try again.',
} as const;
