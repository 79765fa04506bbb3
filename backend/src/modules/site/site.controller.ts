import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/security/access.js';
import { DuringEnrolment } from '../../platform/security/during-enrolment.js';
import { PublishedSiteService } from './published-site.service.js';
import { SiteResponse } from './site.dto.js';

@ApiTags('Site')
@Controller('site')
@Public()
@DuringEnrolment()
export class SiteController {
  constructor(private readonly published: PublishedSiteService) {}

  @Get()
  @ApiOperation({ summary: 'Get the site’s name, coach and content' })
  @ApiOkResponse({ type: SiteResponse })
  site(): Promise<SiteResponse> {
    return this.published.site();
  }
}
