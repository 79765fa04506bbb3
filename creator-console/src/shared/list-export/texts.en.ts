export const texts = {
  export: 'Export',
  progress: (done: number, total: string) => `${done.toLocaleString('en-US')} of ${total}`,
  done: (total: string) => `Exported ${total}`,
  cancel: 'Cancel',
  close: 'Close',
  tryAgain: 'Try again',
} as const;
