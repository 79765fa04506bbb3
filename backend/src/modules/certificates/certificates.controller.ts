import { Controller, Get, Param, Post, StreamableFile } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Answers, Summary } from '../../platform/http/answers.js';
import { andOfHandler, Refuses } from '../../platform/http/refuses.js';
import { ApiFileResponse } from '../../platform/http/api-file-response.js';
import { IdParam } from '../../platform/http/id-param.js';
import { Allow, Public } from '../../platform/security/access.js';
import { ForPrograms } from '../../platform/security/scopes.js';
import type { Actor, SignedIn } from '../../platform/security/actor.js';
import { CurrentActor, Me } from '../../platform/security/current-actor.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import { CertificatePdfService } from './certificate-pdf.service.js';
import { CertificateResponse } from './certificates.dto.js';
import { CertificatesQueries } from './certificates.queries.js';
import { CertificatesService } from './certificates.service.js';

/** Limit against guessing codes. Anyone with the code may see the certificate; a code has 60 bits. */
const verifying = { name: 'certificates.verify', limit: 60, perSeconds: 60 };

const CodeParam = (): ParameterDecorator =>
  andOfHandler(
    Param('code'),
    ApiParam({
      name: 'code',
      description: 'As printed on the certificate; case and missing hyphens don’t matter',
      schema: { type: 'string' },
    }),
    Refuses('not_found'),
  );

@ApiTags('Certificates')
@ForPrograms('learning')
@Controller()
export class CertificatesController {
  constructor(
    private readonly certificates: CertificatesService,
    private readonly queries: CertificatesQueries,
    private readonly paper: CertificatePdfService,
  ) {}

  @Post('learning/courses/:courseId/issue-certificate')
  @Allow('member')
  @Summary('Get the certificate of a finished course; always the same one, with the current name')
  @Answers(CertificateResponse, 'course_unfinished', 'not_found')
  issue(@Me() me: SignedIn, @IdParam('courseId') courseId: string) {
    return this.certificates.issue(me.accountId, courseId);
  }

  @Get('me/certificates')
  @Allow('member')
  @Summary('List the member’s certificates, newest first')
  @Answers([CertificateResponse])
  mine(@Me() me: SignedIn) {
    return this.queries.ofMember(me.accountId);
  }

  @Get('certificates/:code')
  @Public()
  @RateLimit(verifying)
  @Summary('Verify a certificate by its code')
  @Answers(CertificateResponse)
  verify(@CodeParam() code: string, @CurrentActor() reader: Actor) {
    return this.queries.byCode(code, reader);
  }

  @Get('certificates/:code/pdf')
  @Public()
  @RateLimit(verifying)
  @Summary('Get the certificate as a printable page: A4, landscape')
  @ApiFileResponse('PDF', 'application/pdf')
  async print(@CodeParam() code: string, @CurrentActor() reader: Actor): Promise<StreamableFile> {
    const certificate = await this.queries.byCode(code, reader);
    return new StreamableFile(await this.paper.print(certificate), {
      type: 'application/pdf',
      disposition: `attachment; filename="certificate-${certificate.code}.pdf"`,
    });
  }
}
