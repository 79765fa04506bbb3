import { Choice, Flag, Moment, Text, Whole } from '../../platform/http/fields/index.js';

const EXPORT_STATES = ['none', 'preparing', 'ready', 'failed'] as const;
const ExportMoment = (description: string) => Moment({ nullable: true, description });

export class DataExportResponse {
  @Choice(EXPORT_STATES, 'DataExportState') state: (typeof EXPORT_STATES)[number];
  @Whole({ min: 0, max: 100, example: 40, description: 'Share of the file that is written' })
  progressPercent: number;
  @ExportMoment('null if nothing was requested') requestedAt: string | null;
  @ExportMoment('null until it’s ready') readyAt: string | null;
  @ExportMoment('When the file is deleted') expiresAt: string | null;
  @Whole({ nullable: true, example: 48213, description: 'Size of the ZIP file in bytes' }) fileSize:
    | number
    | null;
}

export class DataExportDownloadResponse {
  @Text('Download link for anyone who has it, valid for five minutes') url: string;
  @Text({ example: 'sanctum-my-data-2027-03-01.zip' }) fileName: string;
}

export class AccountDeletionRequest {
  @Text({ max: 128, verbatim: true, example: 'a walk among birches', description: 'Current password' })
  password: string;
}

export class AccountDeletionResponse {
  @Moment({ nullable: true, description: 'null: not scheduled' }) scheduledAt: Date | null;

  @Moment({ nullable: true, description: 'When the account will be deleted; it can be kept until then' })
  erasesAt: Date | null;

  @Moment({
    nullable: true,
    description:
      'When a minor requested it, while a guardian’s approval is pending; it can be withdrawn until then',
  })
  awaitsGuardianSince: Date | null;

  @Flag('Whether only a guardian can keep the account once its deletion is scheduled')
  isKeptByGuardian: boolean;
}
