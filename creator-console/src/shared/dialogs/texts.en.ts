export const texts = {
  cancel: 'Cancel',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Copying didn’t work. Please select the text and copy it.',
  savedIt: 'I’ve saved it',
} as const;
