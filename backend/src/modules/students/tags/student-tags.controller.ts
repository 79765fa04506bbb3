import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiList } from '../../../platform/http/api-list.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { ListParams } from '../../../platform/http/list-params.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { Allow } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { ForPrograms } from '../../../platform/security/scopes.js';
import {
  RenameTagRequest,
  StudentTagResponse,
  TaggingResponse,
  TagOfStudent,
  TagStudentsRequest,
  UntagStudentsRequest,
} from './student-tags.dto.js';
import { STUDENT_TAG_FIELDS, StudentTagsQueries } from './student-tags.queries.js';
import { StudentTagsService } from './student-tags.service.js';

@ApiTags('Students')
@ForPrograms('students')
@Controller('student-tags')
@Allow('creator')
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
  async list(
    @Query() params: ListParams,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StudentTagResponse[]> {
    const { items, contentRange } = await this.queries.list(params);
    void reply.header('content-range', contentRange);
    return items;
  }

  @Get(':id')
  @ApiOperation({ summary: 'Get a tag' })
  @ApiOkResponse({ type: StudentTagResponse })
  @Refuses('not_found')
  read(@IdParam() id: string): Promise<StudentTagResponse> {
    return this.queries.one(id);
  }

  @Post('add')
  @HttpCode(200)
  @ApiOperation({ summary: 'Add a tag to students', description: 'Creates missing tags.' })
  @ApiOkResponse({ type: TaggingResponse })
  add(
    @Body() { name, studentIds }: TagStudentsRequest,
    @Me() { accountId }: SignedIn,
  ): Promise<TaggingResponse> {
    return this.tags.add(name, { by: accountId, studentIds });
  }

  @Post(':id/remove')
  @HttpCode(200)
  @ApiOperation({ summary: 'Remove a tag from students' })
  @ApiOkResponse({ type: TaggingResponse })
  @Refuses('not_found')
  remove(
    @IdParam() id: string,
    @Body() { studentIds }: UntagStudentsRequest,
    @Me() { accountId }: SignedIn,
  ): Promise<TaggingResponse> {
    return this.tags.remove(id, { by: accountId, studentIds });
  }

  @Patch(':id')
  @ApiOperation({ summary: 'Rename a tag' })
  @ApiOkResponse({ type: StudentTagResponse })
  @Refuses('not_found', 'tag_exists')
  async rename(
    @IdParam() id: string,
    @Body() { name }: RenameTagRequest,
    @Me() { accountId }: SignedIn,
  ): Promise<StudentTagResponse> {
    await this.tags.rename(id, name, accountId);
    return this.queries.one(id);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete a tag', description: 'Also removes it from all students.' })
  @ApiOkResponse({ type: TagOfStudent })
  @Refuses('not_found')
  delete(@IdParam() id: string, @Me() { accountId }: SignedIn): Promise<TagOfStudent> {
    return this.tags.delete(id, accountId);
  }
}
