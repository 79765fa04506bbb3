import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/index.js';
import { LegalModule } from '../legal/index.js';
import { SiteModule } from '../site/index.js';
import { FilesCheckService } from './files-check.service.js';
import { MailCheckService } from './mail-check.service.js';
import { PaymentsCheckService } from './payments-check.service.js';
import { FirstRunController } from './first-run.controller.js';
import { FirstRunQueries } from './first-run.queries.js';
import { FirstRunService } from './first-run.service.js';

@Module({
  imports: [LegalModule, NotificationsModule, SiteModule],
  controllers: [FirstRunController],
  providers: [FilesCheckService, FirstRunQueries, FirstRunService, MailCheckService, PaymentsCheckService],
})
export class FirstRunModule {}
