import { Controller, Get, HttpCode, Param, Post, StreamableFile } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { ApiFileResponse } from '../../platform/http/api-file-response.js';
import { IdParam } from '../../platform/http/id-param.js';
import { ProblemResponse } from '../../platform/http/problem.js';
import { Allow, Public } from '../../platform/security/access.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import { CertificatePaperService } from './certificate-paper.service.js';
import { CertificateResponse } from './certificates.dto.js';
import { CertificatesQueries } from './certificates.queries.js';
import { CertificatesService } from './certificates.service.js';

/** Whoever has the code may see the certificate: 60 bits, and too few tries a minute to guess one. */
const verifying = { name: 'certificates.verify', limit: 60, perSeconds: 60 };

@ApiTags('Certificates')
@Controller()
export class CertificatesController {
  constructor(
    private readonly certificates: CertificatesService,
    private readonly queries: CertificatesQueries,
    private readonly paper: CertificatePaperService,
  ) {}

  @Post('learning/courses/:courseId/certificate')
  @HttpCode(200)
  @Allow('member')
  @ApiOperation({
    summary: 'My certificate of a finished course; the same one each time, with my present name',
  })
  @ApiOkResponse({ type: CertificateResponse })
  @ApiConflictResponse({ type: ProblemResponse, description: 'course_unfinished' })
  @ApiNotFoundResponse({ type: ProblemResponse })
  issue(@Me() me: SignedIn, @IdParam('courseId') courseId: string): Promise<CertificateResponse> {
    return this.certificates.issue(me.accountId, courseId);
  }

  @Get('me/certificates')
  @Allow('member')
  @ApiOperation({ summary: 'My certificates, newest first' })
  @ApiOkResponse({ type: [CertificateResponse] })
  mine(@Me() me: SignedIn): Promise<CertificateResponse[]> {
    return this.queries.ofMember(me.accountId);
  }

  @Get('certificates/:code')
  @Public()
  @RateLimit(verifying)
  @ApiOperation({ summary: 'Verify a certificate by its code' })
  @ApiOkResponse({ type: CertificateResponse })
  @ApiNotFoundResponse({ type: ProblemResponse })
  verify(@Param('code') code: string): Promise<CertificateResponse> {
    return this.queries.byCode(code);
  }

  @Get('certificates/:code/pdf')
  @Public()
  @RateLimit(verifying)
  @ApiOperation({ summary: 'The certificate as a page to print: A4, landscape' })
  @ApiFileResponse('PDF', 'application/pdf')
  @ApiNotFoundResponse({ type: ProblemResponse })
  async print(@Param('code') code: string): Promise<StreamableFile> {
    const certificate = await this.queries.byCode(code);
    return new StreamableFile(await this.paper.print(certificate), {
      type: 'application/pdf',
      disposition: `attachment; filename="certificate-${certificate.code}.pdf"`,
    });
  }
}
