import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, Summary } from '../../platform/http/answers.js';
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
  @Summary('Get the site’s name, coach and content')
  @Answers(SiteResponse)
  site() {
    return this.published.site();
  }
}
