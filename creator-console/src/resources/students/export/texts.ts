const students = (count: number) => (count === 1 ? '1 student' : `${count.toLocaleString('en-US')} students`);

export const texts = {
  export: 'Export',
  file: (day: string) => `students-${day}.csv`,
  title: 'Export students',
  progress: (done: number, total: number) => `${done.toLocaleString('en-US')} of ${students(total)}`,
  done: (total: number) => `Exported ${students(total)}`,
  cancel: 'Cancel',
  close: 'Close',
  tryAgain: 'Try again',
} as const;
