import { counted } from '../words/counted';
import { fileSize, overLimit } from '../file-size';

export const texts = {
  choose: 'Choose a file',
  replace: 'Replace',
  tryAgain: 'Try again',
  cancel: 'Cancel upload',
  uploading: (name: string, percent: number) => `Uploading ${name}: ${percent}%`,
  progress: (label: string) => `${label}: upload progress`,
  complete: 'Upload Complete',
  thumbnailUploaded: 'Thumbnail Uploaded',
  fileUploaded: 'File Uploaded',
  failed: 'Upload failed',
  failedText: 'Failed to upload file. Please try again.',
  tooLarge: (size: number, most: number) =>
    `This file is too large: ${overLimit(size, most).join('. The limit is ')}.`,
  empty: 'This file is empty.',
  heic: 'HEIC photos can’t be shown in most browsers. Save the photo as JPEG and upload it again. On an iPhone: Settings › Camera › Formats › Most Compatible.',
  wrongType: 'This type of file can’t be uploaded here.',
  successful: 'Upload successful',
  uploaded: (name: string) => `${name} has been uploaded`,
  tray: {
    label: 'Uploads',
    summary: (done: number, count: number, percent: number) => `Uploads: ${done} of ${count} · ${percent}%`,
    said: (underWay: number, failed: number) =>
      [
        underWay > 0
          ? counted(underWay, {
              one: '1 file is uploading.',
              other: `${underWay} files are uploading.`,
            })
          : 'No files are uploading.',
        ...(failed > 0
          ? [counted(failed, { one: '1 upload failed.', other: `${failed} uploads failed.` })]
          : []),
      ].join(' '),
    open: 'Show uploads',
    fold: 'Hide uploads',
    clear: 'Clear',
    progress: (name: string) => `Upload progress of ${name}`,
    pause: (name: string) => `Pause upload of ${name}`,
    resume: (name: string) => `Resume upload of ${name}`,
    retry: (name: string) => `Retry upload of ${name}`,
    cancel: (name: string) => `Cancel upload of ${name}`,
    chooseAgain: 'Choose file',
    chooseThis: (name: string) => `Choose ${name} again`,
    anotherFile: (name: string) => `That’s a different file. Please choose ${name} again.`,
    states: {
      sending: (percent: number, size: number) => `${percent}% of ${fileSize(size)}`,
      registering: 'Checking…',
      paused: (percent: number) => `Paused at ${percent}%`,
      away: 'You’re offline. The upload resumes when you’re back online.',
      needsFile: 'Choose the same file again to resume the upload.',
      done: 'In the media library',
    },
  },
} as const;
