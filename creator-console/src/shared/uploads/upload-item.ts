import type { UploadPurpose } from './upload-purpose';

export type UploadState =
  /** Waiting or being sent. */
  | 'sending'
  /** Arrived; the server inspects it and adds it to the library. */
  | 'registering'
  | 'paused'
  /** Waiting for the network; it goes on by itself. */
  | 'away'
  /** Larger than what the browser keeps: the coach chooses the same file again, and it goes on. */
  | 'needsFile'
  | 'failed'
  | 'done';

/** An upload as it is shown. */
export interface UploadItem {
  id: string;
  purpose: UploadPurpose;
  name: string;
  size: number;
  sent: number;
  state: UploadState;
  /** What went wrong, in the server's words where it said some. */
  why?: string;
  /** The widget that waits for it. */
  widgetId?: string;
}

/** What the engine knows of a file. */
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

/** Leaving now would break it off. */
export const isUnderWay = ({ state }: UploadItem): boolean => UNDER_WAY.includes(state);

/** All together, as one line says it. */
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
