import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Put, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { AfterQuery } from '../../../platform/http/after-query.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { AllowSignedIn } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { UsesUpload } from '../../media/index.js';
import {
  EditPostRequest,
  NewPostRequest,
  PostPageResponse,
  PostResponse,
  PostVersionResponse,
  SavePostRequest,
} from './posts.dto.js';
import { PostsQueries } from './posts.queries.js';
import { PostsService } from './posts.service.js';

const WRITING = { name: 'community.posts', limit: 20, perSeconds: 600 };

@ApiTags('Community')
@Controller('community')
@AllowSignedIn()
export class PostsController {
  constructor(
    private readonly queries: PostsQueries,
    private readonly posts: PostsService,
  ) {}

  @Get('feed')
  @ApiOperation({ summary: 'List posts for all members, newest first' })
  @ApiOkResponse({ type: PostPageResponse })
  feed(@Me() me: SignedIn, @Query() { after }: AfterQuery): Promise<PostPageResponse> {
    return this.queries.ofAll(me, after);
  }

  @Get('groups/:id/feed')
  @ApiOperation({ summary: 'List posts of a circle or pod, for its members and the coach' })
  @ApiOkResponse({ type: PostPageResponse })
  @Refuses('not_found')
  groupFeed(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Query() { after }: AfterQuery,
  ): Promise<PostPageResponse> {
    return this.queries.ofGroup(me, id, after);
  }

  @Get('me/posts')
  @ApiOperation({ summary: 'List the member’s own posts and comments, newest first' })
  @ApiOkResponse({ type: PostPageResponse })
  mine(@Me() me: SignedIn, @Query() { after }: AfterQuery): Promise<PostPageResponse> {
    return this.queries.mine(me, after);
  }

  @Get('me/saved')
  @ApiOperation({ summary: 'List the member’s saved posts, last saved first' })
  @ApiOkResponse({ type: PostPageResponse })
  saved(@Me() me: SignedIn, @Query() { after }: AfterQuery): Promise<PostPageResponse> {
    return this.queries.saved(me, after);
  }

  @Post('posts')
  @RateLimit(WRITING)
  @ApiOperation({
    summary: 'Create a post for all members or for a circle or pod',
    description:
      'Posts by a minor wait for the coach’s approval, unless a guardian has allowed posting without it.',
  })
  @ApiCreatedResponse({ type: PostResponse })
  @Refuses('not_found', 'not_possible', 'guidelines_first', 'warning_unread', 'consent_needed', 'muted')
  @UsesUpload()
  async add(@Me() me: SignedIn, @Body() request: NewPostRequest): Promise<PostResponse> {
    return this.queries.one(me, await this.posts.add(me, 'post', request));
  }

  @Get('posts/:id')
  @ApiOperation({ summary: 'Get a post' })
  @ApiOkResponse({ type: PostResponse })
  @Refuses('not_found')
  read(@Me() me: SignedIn, @IdParam() id: string): Promise<PostResponse> {
    return this.queries.one(me, id);
  }

  @Patch('posts/:id')
  @RateLimit(WRITING)
  @ApiOperation({ summary: 'Update a post; earlier versions are kept' })
  @ApiOkResponse({ type: PostResponse })
  @Refuses('not_found', 'not_possible', 'guidelines_first', 'warning_unread', 'consent_needed', 'muted')
  async edit(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Body() request: EditPostRequest,
  ): Promise<PostResponse> {
    await this.posts.edit(me, id, request);
    return this.queries.one(me, id);
  }

  @Delete('posts/:id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Delete a post with all of its comments' })
  @ApiNoContentResponse()
  @Refuses('not_found')
  remove(@Me() me: SignedIn, @IdParam() id: string): Promise<void> {
    return this.posts.remove(me, id);
  }

  @Get('posts/:id/versions')
  @ApiOperation({ summary: 'List the earlier versions of a post, newest first' })
  @ApiOkResponse({ type: [PostVersionResponse] })
  @Refuses('not_found')
  versions(@Me() me: SignedIn, @IdParam() id: string): Promise<PostVersionResponse[]> {
    return this.queries.versions(me, id);
  }

  @Put('posts/:id/saved')
  @HttpCode(204)
  @ApiOperation({ summary: 'Save a post, or unsave it' })
  @ApiNoContentResponse()
  @Refuses('not_found')
  save(@Me() me: SignedIn, @IdParam() id: string, @Body() { isSaved }: SavePostRequest): Promise<void> {
    return this.posts.save(me, id, isSaved);
  }
}
