import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, AnswersNothing, Creates, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { AllowSignedIn } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { UsesUpload } from '../../media/index.js';
import {
  EditPostRequest,
  NewPostRequest,
  FeedQuery,
  PostPageResponse,
  PostResponse,
  PostVersionResponse,
} from './posts.dto.js';
import { PostsQueries } from './posts.queries.js';
import { PostsService } from './posts.service.js';
import { ForPrograms } from '../../../platform/security/scopes.js';

const WRITING = { name: 'community.posts', limit: 20, perSeconds: 600 };

@ApiTags('Community')
@Controller()
@AllowSignedIn()
@ForPrograms('community')
export class PostsController {
  constructor(
    private readonly queries: PostsQueries,
    private readonly posts: PostsService,
  ) {}

  @Get('community/feed')
  @Summary('List posts for all members, newest first')
  @Answers(PostPageResponse)
  feed(@Me() me: SignedIn, @Query() query: FeedQuery) {
    return this.queries.ofAll(me, query);
  }

  @Get('community/groups/:id/feed')
  @Summary('List posts of a circle or pod, for its members and the coach')
  @Answers(PostPageResponse, 'not_found')
  groupFeed(@Me() me: SignedIn, @IdParam() id: string, @Query() query: FeedQuery) {
    return this.queries.ofGroup(me, id, query);
  }

  @Get('me/community/posts')
  @Summary('List the member’s own posts and comments, newest first')
  @Answers(PostPageResponse)
  mine(@Me() me: SignedIn, @Query() query: FeedQuery) {
    return this.queries.mine(me, query);
  }

  @Get('me/community/saved-posts')
  @Summary('List the member’s saved posts, last saved first')
  @Answers(PostPageResponse)
  saved(@Me() me: SignedIn, @Query() query: FeedQuery) {
    return this.queries.saved(me, query);
  }

  @Post('community/posts')
  @RateLimit(WRITING)
  @Summary(
    'Create a post for all members or for a circle or pod',
    'Posts by a minor wait for the coach’s approval, unless a guardian has allowed posting without it.',
  )
  @Creates(
    PostResponse,
    'not_found',
    'not_possible',
    'guidelines_first',
    'warning_unread',
    'consent_needed',
    'muted',
  )
  @UsesUpload()
  async add(@Me() me: SignedIn, @Body() request: NewPostRequest) {
    return this.queries.one(me, await this.posts.add(me, 'post', request));
  }

  @Get('community/posts/:id')
  @Summary('Get a post')
  @Answers(PostResponse, 'not_found')
  read(@Me() me: SignedIn, @IdParam() id: string) {
    return this.queries.one(me, id);
  }

  @Patch('community/posts/:id')
  @RateLimit(WRITING)
  @Summary('Update a post; earlier versions are kept')
  @Answers(
    PostResponse,
    'not_found',
    'not_possible',
    'guidelines_first',
    'warning_unread',
    'consent_needed',
    'muted',
  )
  async edit(@Me() me: SignedIn, @IdParam() id: string, @Body() request: EditPostRequest) {
    await this.posts.edit(me, id, request);
    return this.queries.one(me, id);
  }

  @Delete('community/posts/:id')
  @Summary('Delete a post with all of its comments')
  @AnswersNothing('not_found')
  remove(@Me() me: SignedIn, @IdParam() id: string) {
    return this.posts.remove(me, id);
  }

  @Get('community/posts/:id/versions')
  @Summary('List the earlier versions of a post, newest first')
  @Answers([PostVersionResponse], 'not_found')
  versions(@Me() me: SignedIn, @IdParam() id: string) {
    return this.queries.versions(me, id);
  }

  @Post('community/posts/:id/save')
  @Summary('Save a post; repeating it has no effect')
  @AnswersNothing('not_found')
  save(@Me() me: SignedIn, @IdParam() id: string) {
    return this.posts.save(me, id, true);
  }

  @Post('community/posts/:id/unsave')
  @Summary('Unsave a post')
  @AnswersNothing('not_found')
  unsave(@Me() me: SignedIn, @IdParam() id: string) {
    return this.posts.save(me, id, false);
  }
}
