import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { IdParam } from '../../../platform/http/id-param.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { Allow } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { SavedReplyRequest, SavedReplyResponse } from './saved-replies.dto.js';
import { SavedRepliesService } from './saved-replies.service.js';

@ApiTags('Messages')
@Controller('creator/saved-replies')
@Allow('creator')
export class SavedRepliesController {
  constructor(private readonly replies: SavedRepliesService) {}

  @Get()
  @ApiOperation({ summary: 'List the coach’s saved replies by title' })
  @ApiOkResponse({ type: [SavedReplyResponse] })
  list(@Me() me: SignedIn): Promise<SavedReplyResponse[]> {
    return this.replies.list(me.accountId);
  }

  @Post()
  @ApiOperation({ summary: 'Create a saved reply' })
  @ApiCreatedResponse({ type: SavedReplyResponse })
  @Refuses('full')
  add(@Me() me: SignedIn, @Body() reply: SavedReplyRequest): Promise<SavedReplyResponse> {
    return this.replies.add(me.accountId, reply);
  }

  @Put(':id')
  @ApiOperation({ summary: 'Update a saved reply' })
  @ApiOkResponse({ type: SavedReplyResponse })
  @Refuses('not_found')
  change(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Body() reply: SavedReplyRequest,
  ): Promise<SavedReplyResponse> {
    return this.replies.change(me.accountId, id, reply);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Delete a saved reply' })
  @ApiNoContentResponse()
  @Refuses('not_found')
  remove(@Me() me: SignedIn, @IdParam() id: string): Promise<void> {
    return this.replies.remove(me.accountId, id);
  }
}
