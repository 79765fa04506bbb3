import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AfterQuery } from '../../../platform/http/after-query.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { AllowSignedIn } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { PersonResponse } from '../people/person.dto.js';
import { PostPageResponse } from '../posts/posts.dto.js';
import { PicturePageResponse } from './profiles.dto.js';
import { ProfilesQueries } from './profiles.queries.js';

/** The page of a person, for those who may open it; for everybody else it is not there. */
@ApiTags('Community')
@Controller('community/people/:id')
@AllowSignedIn()
export class ProfilesController {
  constructor(private readonly queries: ProfilesQueries) {}

  @Get()
  @ApiOperation({ summary: 'Get a person as the reader is allowed to see them' })
  @ApiOkResponse({ type: PersonResponse })
  @Refuses('not_found')
  read(@Me() me: SignedIn, @IdParam() id: string): Promise<PersonResponse> {
    return this.queries.person(me, id);
  }

  @Get('posts')
  @ApiOperation({ summary: 'List a person’s posts and comments that the reader can see, newest first' })
  @ApiOkResponse({ type: PostPageResponse })
  @Refuses('not_found')
  posts(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Query() { after }: AfterQuery,
  ): Promise<PostPageResponse> {
    return this.queries.posts(me, id, after);
  }

  @Get('pictures')
  @ApiOperation({ summary: 'List the photos from a person’s posts that the reader can see' })
  @ApiOkResponse({ type: PicturePageResponse })
  @Refuses('not_found')
  pictures(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Query() { after }: AfterQuery,
  ): Promise<PicturePageResponse> {
    return this.queries.pictures(me, id, after);
  }
}
