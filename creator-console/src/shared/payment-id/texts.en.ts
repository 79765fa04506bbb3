export const texts = {
  copy: 'Copy the payment’s id',
  copied: 'Copied',
  notCopied: 'Copying was not allowed. The whole id:',
} as const;
