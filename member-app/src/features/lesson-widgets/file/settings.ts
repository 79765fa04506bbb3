import type { DeliveredFile } from '../delivered-file';

export interface FileSettings extends DeliveredFile {
  caption: string;
}
