import { Module } from '@nestjs/common';
import { EnrollmentsModule } from '../enrollments/index.js';
import { SiteModule } from '../site/index.js';
import { CertificatePdfService } from './certificate-pdf.service.js';
import { CertificatesController } from './certificates.controller.js';
import { CertificatesQueries } from './certificates.queries.js';
import { CertificatesService } from './certificates.service.js';
import { PersonalDataService } from './personal-data.service.js';

@Module({
  imports: [EnrollmentsModule, SiteModule],
  controllers: [CertificatesController],
  providers: [CertificatesService, CertificatesQueries, CertificatePdfService, PersonalDataService],
  exports: [CertificatesService],
})
export class CertificatesModule {}
