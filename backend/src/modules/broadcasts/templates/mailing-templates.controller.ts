import { Body, Delete, Get, Post } from '@nestjs/common';
import { Answers, AnswersNothing, Creates, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { CoachController } from '../../../platform/security/controllers.js';
import { MailingTemplateRequest, MailingTemplateResponse } from './mailing-templates.dto.js';
import { MailingTemplatesService } from './mailing-templates.service.js';

@CoachController('creator/mailing-templates', { tag: 'Broadcasts', area: 'marketing' })
export class MailingTemplatesController {
  constructor(private readonly templates: MailingTemplatesService) {}

  @Get()
  @Summary('List saved emails to start from, by name')
  @Answers([MailingTemplateResponse])
  list() {
    return this.templates.list();
  }

  @Post()
  @Summary('Save an email as a template; one with the same name is replaced')
  @Creates(MailingTemplateResponse)
  save(@Body() request: MailingTemplateRequest) {
    return this.templates.save(request);
  }

  @Delete(':id')
  @Summary('Delete a template; emails that started from it stay')
  @AnswersNothing('not_found')
  remove(@IdParam() id: string) {
    return this.templates.remove(id);
  }
}
