export const texts = {
  copy: 'Copy payment ID',
  copied: 'Copied',
  notCopied: 'Your browser blocked copying. Full ID:',
} as const;
