import { Refuses } from '../../../platform/http/refuses.js';

/** Marks calls that use an upload: its bytes are examined then, and may be refused. */
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
