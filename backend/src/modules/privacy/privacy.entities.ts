import { AccountDeletion } from './account-deletion.entity.js';
import { DataExport } from './data-export.entity.js';

export const privacyEntities = [DataExport, AccountDeletion];
