import { ApiProperty } from '@nestjs/swagger';

export const EXPORT_STATES = ['none', 'preparing', 'ready', 'failed'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

const Moment = (description: string) =>
  ApiProperty({ type: String, format: 'date-time', nullable: true, description });

export class DataExportResponse {
  @ApiProperty({ enum: EXPORT_STATES, enumName: 'DataExportState' })
  state: ExportState;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: 100,
    example: 40,
    description: 'Number of items written so far',
  })
  percent: number;

  @Moment('null if nothing was requested')
  requestedAt: string | null;

  @Moment('null until it’s ready')
  readyAt: string | null;

  @Moment('When the file is deleted')
  expiresAt: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 48213,
    description: 'Size of the ZIP file in bytes',
  })
  size: number | null;
}

export class DataExportDownloadResponse {
  @ApiProperty({ description: 'Download link for anyone who has it, valid for five minutes' })
  url: string;

  @ApiProperty({ example: 'sanctum-my-data-2027-03-01.zip' })
  fileName: string;
}
