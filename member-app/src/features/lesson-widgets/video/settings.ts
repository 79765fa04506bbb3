import type { DeliveredFile } from '../delivered-file';

export interface VideoSettings extends DeliveredFile {
  title: string;
  caption: string;
  durationSeconds: number | null;
  captionsUrl: string | null;
  posterUrl: string | null;
  transcript: string | null;
}
