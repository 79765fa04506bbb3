import { Body, Controller, Delete, Get, Headers, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, AnswersNothing, Summary } from '../../../platform/http/answers.js';
import { SendsEtag } from '../../../platform/http/etag.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { TakesVersion, versionOf } from '../../../platform/http/if-match.js';
import { LargeBody } from '../../../platform/http/large-body.js';
import { Allow } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { ForPrograms } from '../../../platform/security/scopes.js';
import type { CaptionLanguage } from '../captions/caption-languages.js';
import { MediaCaptionCuesResponse, SaveMediaCaptionsRequest } from '../captions/captions.dto.js';
import { CaptionsService } from '../captions/captions.service.js';
import { LanguageParam } from '../captions/language-param.decorator.js';

/** Room for the most cues in JSON. */
const LARGEST = 2 * 1024 * 1024;

@ApiTags('Media library')
@ForPrograms('products')
@Controller('creator/media/:id/captions/:language')
@Allow('creator')
export class CaptionsController {
  constructor(private readonly captions: CaptionsService) {}

  @Get()
  @SendsEtag()
  @Summary('Get a video’s captions to edit them')
  @Answers(MediaCaptionCuesResponse, 'not_found')
  read(@IdParam() videoId: string, @LanguageParam() language: CaptionLanguage) {
    return this.captions.read({ videoId, language });
  }

  @Put()
  @LargeBody(LARGEST)
  @Summary('Set a video’s captions in one language')
  @TakesVersion('Version of the video that was read')
  @Answers(MediaCaptionCuesResponse, 'not_found', 'no_such_media', 'not_a_video')
  async save(
    @Me() me: SignedIn,
    @IdParam() videoId: string,
    @LanguageParam() language: CaptionLanguage,
    @Body() body: SaveMediaCaptionsRequest,
    @Headers('if-match') ifMatch?: string,
  ) {
    await this.captions.save({ videoId, language }, me.accountId, body, versionOf(ifMatch));
    return this.captions.read({ videoId, language });
  }

  @Delete()
  @Summary('Remove a video’s captions in one language')
  @TakesVersion('Version of the video that was read')
  @AnswersNothing('not_found', 'not_a_video')
  async remove(
    @IdParam() videoId: string,
    @LanguageParam() language: CaptionLanguage,
    @Headers('if-match') ifMatch?: string,
  ) {
    await this.captions.remove({ videoId, language }, versionOf(ifMatch));
  }
}
