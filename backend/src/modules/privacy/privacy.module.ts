import { Module } from '@nestjs/common';
import { PersonalDataModule } from '../../platform/personal-data/index.js';
import { AccountsModule } from '../accounts/index.js';
import { MediaModule } from '../media/index.js';
import { SiteModule } from '../site/index.js';
import { AccountDeletionController, DataExportController } from './data-export.controller.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { DataExportService } from './data-export.service.js';
import { EraseAgainJob } from './erase-again.job.js';
import { OnApprovalEnded } from './on-approval-ended.js';
import { PersonalDataService } from './personal-data.service.js';
import { RememberErasureJob } from './remember-erasure.job.js';
import { WardPrivacyController } from './ward-privacy.controller.js';
import { WriteExportJob } from './write-export.job.js';

@Module({
  imports: [AccountsModule, MediaModule, PersonalDataModule, SiteModule],
  controllers: [DataExportController, AccountDeletionController, WardPrivacyController],
  providers: [
    DataExportService,
    WriteExportJob,
    AccountDeletionService,
    EraseAgainJob,
    RememberErasureJob,
    OnApprovalEnded,
    PersonalDataService,
  ],
})
export class PrivacyModule {}
