import type { DeliveredFile } from '../delivered-file';

export interface AudioSettings extends DeliveredFile {
  title: string;
  caption: string;
  durationSeconds: number | null;
  transcript: string | null;
}
