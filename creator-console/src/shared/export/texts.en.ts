import { counted } from '../words/counted';

export const texts = {
  export: 'Export',
  done: (rows: number) => counted(rows, { one: 'Exported 1 row', other: `Exported ${rows} rows` }),
  failed: 'Export failed',
  tryAgain: 'Please try again.',
} as const;
