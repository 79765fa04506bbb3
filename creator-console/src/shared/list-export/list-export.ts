import type { components } from '@sanctum/openapi';
import { locale } from '../words/language';

interface Options {
  parseAs: 'stream';
  signal: AbortSignal;
}

/** A list that can be downloaded as it is filtered and sorted. */
export interface ListExport {
  /** Asks the server for the file. */
  ask: (body: components['schemas']['ExportListRequest'], options: Options) => Promise<{ data?: unknown }>;
  title: string;
  file: (day: string) => string;
  /** `3 students` */
  counted: (count: number) => string;
}

/** `1 student`, `1,200 students` */
export const counted =
  (one: string, many: string) =>
  (count: number): string =>
    count === 1 ? `1 ${one}` : `${count.toLocaleString(locale)} ${many}`;
