import { ApiProperty } from '@nestjs/swagger';

export const EXPORT_STATES = ['none', 'preparing', 'ready', 'failed'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

const Moment = (description: string) =>
  ApiProperty({ type: String, format: 'date-time', nullable: true, description });

export class DataExportResponse {
  @ApiProperty({ enum: EXPORT_STATES, enumName: 'DataExportState' })
  state: ExportState;

  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100, example: 40, description: 'How much is written' })
  percent: number;

  @Moment('null while nothing was asked for')
  requestedAt: string | null;

  @Moment('null until it is ready')
  readyAt: string | null;

  @Moment('When the file is removed')
  expiresAt: string | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 48213, description: 'Bytes of the zip' })
  size: number | null;
}

export class DataExportDownloadResponse {
  @ApiProperty({ description: 'Gives the zip to whoever holds it, for five minutes' })
  url: string;

  @ApiProperty({ example: 'sanctum-my-data-2027-03-01.zip' })
  fileName: string;
}
