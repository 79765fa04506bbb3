import { counted } from '../words/counted';

export const texts = {
  export: 'Export',
  done: (rows: number) => counted(rows, { one: 'Exported one row', other: `Exported ${rows} rows` }),
  failed: 'This could not be exported',
  tryAgain: 'Please try again.',
} as const;
