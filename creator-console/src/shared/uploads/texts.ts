import { fileSize } from '../file-size';

export const texts = {
  choose: 'Choose a file',
  replace: 'Replace',
  tryAgain: 'Try again',
  cancel: 'Cancel upload',
  uploading: (name: string, percent: number) => `Uploading ${name}: ${percent} %`,
  progress: (label: string) => `${label}: upload progress`,
  complete: 'Upload Complete',
  thumbnailUploaded: 'Thumbnail Uploaded',
  fileUploaded: 'File Uploaded',
  failed: 'Upload failed',
  failedText: 'Failed to upload file. Please try again.',
  tooLarge: (size: number, most: number) =>
    `This file is ${fileSize(size)}. It may have at most ${fileSize(most)}.`,
  empty: 'This file is empty.',
  wrongType: 'Files of this type cannot be uploaded here.',
} as const;
