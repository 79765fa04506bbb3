import { Body, Delete, Get, Headers, Patch, Post, Query } from '@nestjs/common';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { SendsEtag } from '../../../platform/http/etag.js';
import { RemovedResponse } from '../../../platform/http/removed.dto.js';
import { ApiList } from '../../../platform/http/api-list.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { TakesVersion, versionOf } from '../../../platform/http/if-match.js';
import { ListParams } from '../../../platform/http/list-params.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { CoachController } from '../../../platform/security/controllers.js';
import {
  RenameTagRequest,
  StudentTagResponse,
  TaggingResponse,
  TagStudentsRequest,
  UntagStudentsRequest,
} from './student-tags.dto.js';
import { STUDENT_TAG_FIELDS, StudentTagsQueries } from './student-tags.queries.js';
import { StudentTagsService } from './student-tags.service.js';

@CoachController('creator/student-tags', { tag: 'Students', area: 'students' })
export class StudentTagsController {
  constructor(
    private readonly queries: StudentTagsQueries,
    private readonly tags: StudentTagsService,
  ) {}

  @Get()
  @ApiList({
    summary: 'List student tags',
    type: StudentTagResponse,
    unit: 'student-tags',
    fields: STUDENT_TAG_FIELDS,
  })
  list(@Query() params: ListParams) {
    return this.queries.list(params);
  }

  @Get(':id')
  @SendsEtag()
  @Summary('Get a tag')
  @Answers(StudentTagResponse, 'not_found')
  read(@IdParam() id: string) {
    return this.queries.one(id);
  }

  @Post('add')
  @Summary('Add a tag to students', 'Creates missing tags.')
  @Answers(TaggingResponse)
  add(@Body() { name, studentIds }: TagStudentsRequest, @Me() { accountId }: SignedIn) {
    return this.tags.add(name, { by: accountId, studentIds });
  }

  @Post(':id/remove')
  @Summary('Remove a tag from students')
  @Answers(TaggingResponse, 'not_found')
  remove(@IdParam() id: string, @Body() { studentIds }: UntagStudentsRequest, @Me() { accountId }: SignedIn) {
    return this.tags.remove(id, { by: accountId, studentIds });
  }

  @Patch(':id')
  @Summary('Rename a tag')
  @TakesVersion('Version that was read')
  @Answers(StudentTagResponse, 'not_found', 'tag_exists')
  async rename(
    @IdParam() id: string,
    @Body() { name }: RenameTagRequest,
    @Me() { accountId }: SignedIn,
    @Headers('if-match') ifMatch?: string,
  ) {
    await this.tags.rename(id, name, accountId, versionOf(ifMatch));
    return this.queries.one(id);
  }

  @Delete(':id')
  @Summary('Delete a tag', 'Also removes it from all students.')
  @Answers(RemovedResponse, 'not_found')
  async delete(@IdParam() id: string, @Me() { accountId }: SignedIn) {
    await this.tags.delete(id, accountId);
    return { id };
  }
}
