import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataModule } from '../../platform/personal-data/index.js';
import { AccountsModule } from '../accounts/index.js';
import { MediaModule } from '../media/index.js';
import { AccountDeletionController } from './account-deletion.controller.js';
import { AccountDeletions } from './account-deletion.service.js';
import { DataExportController } from './data-export.controller.js';
import { DataExports } from './data-export.service.js';
import { EraseDue, TellAgain } from './erase-due.service.js';
import { EraseExports } from './on-member-erased.js';
import { PrivacyPersonalData } from './personal-data.queries.js';
import { privacyEntities } from './privacy.entities.js';
import { SweepExports } from './sweep-exports.service.js';
import { WriteExport } from './write-export.service.js';

@Module({
  imports: [TypeOrmModule.forFeature(privacyEntities), AccountsModule, MediaModule, PersonalDataModule],
  controllers: [DataExportController, AccountDeletionController],
  providers: [
    DataExports,
    WriteExport,
    SweepExports,
    AccountDeletions,
    EraseDue,
    TellAgain,
    EraseExports,
    PrivacyPersonalData,
  ],
})
export class PrivacyModule {}
