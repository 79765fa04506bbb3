import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, AnswersPage, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { AllowSignedIn } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { PersonResponse } from '../people/person.dto.js';
import { FeedQuery, PostPageResponse } from '../posts/posts.dto.js';
import { PictureResponse, PicturesQuery } from './profiles.dto.js';
import { ProfilesQueries } from './profiles.queries.js';
import { ForPrograms } from '../../../platform/security/scopes.js';

/** A person's page; 404 for readers who may not open it. */
@ApiTags('Community')
@Controller('community/people/:id')
@AllowSignedIn()
@ForPrograms('community')
export class ProfilesController {
  constructor(private readonly queries: ProfilesQueries) {}

  @Get()
  @Summary('Get a person as the reader is allowed to see them')
  @Answers(PersonResponse, 'not_found')
  read(@Me() me: SignedIn, @IdParam() id: string) {
    return this.queries.person(me, id);
  }

  @Get('posts')
  @Summary('List a person’s posts and comments that the reader can see, newest first')
  @Answers(PostPageResponse, 'not_found')
  posts(@Me() me: SignedIn, @IdParam() id: string, @Query() query: FeedQuery) {
    return this.queries.posts(me, id, query);
  }

  @Get('pictures')
  @Summary(
    'List the photos from a person’s posts that the reader can see, newest posts first',
    '`limit` counts posts; each has one or more photos or videos.',
  )
  @AnswersPage(PictureResponse, 'not_found')
  pictures(@Me() me: SignedIn, @IdParam() id: string, @Query() query: PicturesQuery) {
    return this.queries.pictures(me, id, query);
  }
}
