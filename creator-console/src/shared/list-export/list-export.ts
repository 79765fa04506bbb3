import { counted } from '../words/counted';
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
export const countedAs =
  (one: string, many: string) =>
  (count: number): string =>
    counted(count, { one: `1 ${one}`, other: `${count.toLocaleString(locale)} ${many}` });
