import { Choice, Moment, Text, Whole } from '../../platform/http/fields/index.js';

export const EXPORT_STATES = ['none', 'preparing', 'ready', 'failed'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

const ExportMoment = (description: string) => Moment({ nullable: true, description });

export class DataExportResponse {
  @Choice(EXPORT_STATES, 'DataExportState') state: ExportState;
  @Whole({ min: 0, max: 100, example: 40, description: 'How much is written' }) percent: number;
  @ExportMoment('null while nothing was asked for') requestedAt: string | null;
  @ExportMoment('null until it is ready') readyAt: string | null;
  @ExportMoment('When the file is removed') expiresAt: string | null;
  @Whole({ nullable: true, example: 48213, description: 'Bytes of the zip' }) size: number | null;
}

export class DataExportDownloadResponse {
  @Text('Gives the zip to whoever holds it, for five minutes') url: string;
  @Text({ example: 'sanctum-my-data-2027-03-01.zip' }) fileName: string;
}
