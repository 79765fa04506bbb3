import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EnrollmentsModule } from '../enrollments/index.js';
import { SiteModule } from '../site/index.js';
import { CertificatePaperService } from './certificate-paper.service.js';
import { CertificatesController } from './certificates.controller.js';
import { certificateEntities } from './certificates.entities.js';
import { CertificatesQueries } from './certificates.queries.js';
import { CertificatesService } from './certificates.service.js';
import { OnMemberErased } from './on-member-erased.js';
import { PersonalDataQueries } from './personal-data.queries.js';

@Module({
  imports: [TypeOrmModule.forFeature(certificateEntities), EnrollmentsModule, SiteModule],
  controllers: [CertificatesController],
  providers: [
    CertificatesService,
    CertificatesQueries,
    CertificatePaperService,
    PersonalDataQueries,
    OnMemberErased,
  ],
  exports: [CertificatesService],
})
export class CertificatesModule {}
