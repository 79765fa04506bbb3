import { Body, Delete, Get, Headers, Post, Put, Query } from '@nestjs/common';
import { Answers, Creates, Summary } from '../../../platform/http/answers.js';
import { SendsEtag } from '../../../platform/http/etag.js';
import { ApiList } from '../../../platform/http/api-list.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { TakesVersion, versionOf } from '../../../platform/http/if-match.js';
import { ListParams } from '../../../platform/http/list-params.js';
import { RemovedResponse } from '../../../platform/http/removed.dto.js';
import { TAKES_RECORD } from '../../../platform/http/takes-record.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { CoachController } from '../../../platform/security/controllers.js';
import { NewSequenceRequest, PutSequenceRequest, SequenceResponse } from './sequences.dto.js';
import { SEQUENCE_FIELDS, SequencesQueries } from './sequences.queries.js';
import { SequencesService } from './sequences.service.js';

@CoachController('creator/sequences', { tag: 'Sequences', area: 'marketing' })
export class SequencesController {
  constructor(
    private readonly queries: SequencesQueries,
    private readonly sequences: SequencesService,
  ) {}

  @Get()
  @ApiList({
    summary: 'List sequences with their results',
    type: SequenceResponse,
    unit: 'sequences',
    fields: SEQUENCE_FIELDS,
  })
  list(@Query() params: ListParams) {
    return this.queries.list(params);
  }

  @Get(':id')
  @SendsEtag()
  @Summary('Get a sequence with its results')
  @Answers(SequenceResponse, 'not_found')
  one(@IdParam() id: string) {
    return this.queries.one(id);
  }

  @Post()
  @Summary('Create a sequence; it’s off until it’s turned on')
  @Creates(SequenceResponse)
  async add(@Me() { accountId }: SignedIn, @Body() request: NewSequenceRequest) {
    return this.queries.one(await this.sequences.add(accountId, request));
  }

  @Put(':id')
  @Summary(
    'Update a sequence; members in it continue. With If-Match, a newer edit isn’t overwritten',
    TAKES_RECORD,
  )
  @TakesVersion('Version that was read')
  @Answers(SequenceResponse, 'not_found', 'not_possible')
  async edit(
    @IdParam() id: string,
    @Me() { accountId }: SignedIn,
    @Body() request: PutSequenceRequest,
    @Headers('if-match') ifMatch?: string,
  ) {
    await this.sequences.edit(accountId, id, request, versionOf(ifMatch));
    return this.queries.one(id);
  }

  @Post(':id/turn-on')
  @Summary(
    'Turn on a sequence',
    'Events while the sequence was off don’t start it. Members who were in it continue.',
  )
  @Answers(SequenceResponse, 'not_found', 'not_possible')
  async turnOn(@IdParam() id: string, @Me() { accountId }: SignedIn) {
    await this.sequences.switch(accountId, id, true);
    return this.queries.one(id);
  }

  @Post(':id/turn-off')
  @Summary('Turn off a sequence; members who are in it continue once it’s on again')
  @Answers(SequenceResponse, 'not_found')
  async turnOff(@IdParam() id: string, @Me() { accountId }: SignedIn) {
    await this.sequences.switch(accountId, id, false);
    return this.queries.one(id);
  }

  @Delete(':id')
  @Summary('Delete a sequence that hasn’t sent anything')
  @Answers(RemovedResponse, 'not_found', 'mailing_sent')
  async remove(@IdParam() id: string, @Me() { accountId }: SignedIn) {
    await this.sequences.remove(accountId, id);
    return { id };
  }
}
