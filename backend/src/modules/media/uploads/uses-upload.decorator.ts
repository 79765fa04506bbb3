import { Refuses } from '../../../platform/http/refuses.js';

/** For calls that take an upload into use: its bytes are examined then, and it may be refused then. */
export const UsesUpload = (): MethodDecorator & ClassDecorator =>
  Refuses(
    'upload_unknown',
    'upload_missing',
    'upload_used',
    'upload_too_large',
    'upload_type',
    'upload_broken',
    'upload_mismatch',
    'storage_unavailable',
  );
