import { useSyncExternalStore } from 'react';
import type { UploadItem } from './upload-item';
import { uploads } from './uploads';

export const useUploads = (): readonly UploadItem[] =>
  useSyncExternalStore(uploads.subscribe, uploads.getSnapshot);
