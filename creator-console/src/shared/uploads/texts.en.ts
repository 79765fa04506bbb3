import { counted } from '../words/counted';
import { fileSize, overLimit } from '../file-size';

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
    `This file is too large: ${overLimit(size, most).join('; at most ')}`,
  empty: 'This file is empty.',
  wrongType: 'Files of this type cannot be uploaded here.',
  successful: 'Upload successful',
  uploaded: (name: string) => `${name} has been uploaded`,
  tray: {
    label: 'Uploads',
    summary: (done: number, count: number, percent: number) => `Uploads: ${done} of ${count} · ${percent} %`,
    said: (underWay: number, failed: number) =>
      [
        underWay > 0
          ? counted(underWay, {
              one: 'One file is being uploaded.',
              other: `${underWay} files are being uploaded.`,
            })
          : 'No file is being uploaded.',
        ...(failed > 0
          ? [counted(failed, { one: 'One upload failed.', other: `${failed} uploads failed.` })]
          : []),
      ].join(' '),
    open: 'Show the uploads',
    fold: 'Hide the uploads',
    clear: 'Clear',
    progress: (name: string) => `Upload of ${name}`,
    pause: (name: string) => `Pause the upload of ${name}`,
    resume: (name: string) => `Go on with the upload of ${name}`,
    retry: (name: string) => `Try the upload of ${name} again`,
    cancel: (name: string) => `Cancel the upload of ${name}`,
    chooseAgain: 'Choose the file',
    chooseThis: (name: string) => `Choose ${name} again`,
    anotherFile: (name: string) => `This is another file. Please choose ${name} again.`,
    states: {
      sending: (percent: number, size: number) => `${percent} % of ${fileSize(size)}`,
      registering: 'Being checked…',
      paused: (percent: number) => `Paused at ${percent} %`,
      away: 'Waiting for the connection. It goes on by itself.',
      needsFile: 'Choose the same file again, and it goes on where it was.',
      done: 'In the media library',
    },
  },
} as const;
