import type { UploadPurpose } from './upload-purpose';

export type UploadState =
  /** Waiting or being sent. */
  | 'sending'
  /** Uploaded; the server inspects the file and adds it to the library. */
  | 'registering'
  | 'paused'
  /** Waiting for the network; resumes automatically. */
  | 'away'
  /** Too large for the browser to store, so the coach has to choose the same file again to resume. */
  | 'needsFile'
  | 'failed'
  | 'done';

export interface UploadItem {
  id: string;
  purpose: UploadPurpose;
  name: string;
  size: number;
  sent: number;
  state: UploadState;
  /** Error message, in the server's words if there are any. */
  why?: string;
  /** Widget that waits for the file. */
  widgetId?: string;
}

export interface EngineFile {
  id: string;
  name: string;
  size: number | null;
  error?: string | null;
  isGhost: boolean;
  isPaused?: boolean;
  progress: { bytesUploaded: number | false; uploadComplete?: boolean };
  meta: { purpose: UploadPurpose; target: { widgetId: string } | null };
}

export function itemOf(file: EngineFile, isAway: boolean): UploadItem {
  const { id, name, progress, error } = file;
  const size = file.size ?? 0;
  const sent = progress.uploadComplete ? size : Math.min(size, progress.bytesUploaded || 0);
  const target = file.meta.target && { widgetId: file.meta.target.widgetId };
  return {
    id,
    purpose: file.meta.purpose,
    name,
    size,
    sent,
    state: stateOf(file, isAway),
    ...(error && { why: error }),
    ...target,
  };
}

function stateOf({ error, isGhost, isPaused, progress }: EngineFile, isAway: boolean): UploadState {
  if (error) return 'failed';
  if (isGhost) return 'needsFile';
  if (isPaused) return 'paused';
  if (isAway) return 'away';
  return progress.uploadComplete ? 'registering' : 'sending';
}

export const percentOf = ({ sent, size }: { sent: number; size: number }): number =>
  size === 0 ? 0 : Math.floor((sent / size) * 100);

const UNDER_WAY: readonly UploadState[] = ['sending', 'registering', 'away'];

/** Returns true if leaving the page now would interrupt the upload. */
export const isUnderWay = ({ state }: UploadItem): boolean => UNDER_WAY.includes(state);

/** Totals of all uploads, for the summary line. */
export function totalsOf(items: readonly UploadItem[]) {
  const sum = (field: 'sent' | 'size') => items.reduce((total, item) => total + item[field], 0);
  return {
    count: items.length,
    done: items.filter(({ state }) => state === 'done').length,
    underWay: items.filter(isUnderWay).length,
    failed: items.filter(({ state }) => state === 'failed').length,
    percent: percentOf({ sent: sum('sent'), size: sum('size') }),
  };
}
