import type { DeliveredFile } from '../delivered-file';

export interface ImageSettings extends DeliveredFile {
  alt: string;
  caption: string;
  width: number | null;
  height: number | null;
}
