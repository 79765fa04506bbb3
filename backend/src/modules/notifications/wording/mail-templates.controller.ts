import { Body, Get, Headers, Post, Put } from '@nestjs/common';
import { DEFAULT_LANGUAGE, type Language } from '../../../kernel/languages.js';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { SendsEtag } from '../../../platform/http/etag.js';
import { RequestLanguage } from '../../../platform/http/accept-language.js';
import { TakesVersion, versionOf } from '../../../platform/http/if-match.js';
import { IgnoresIdempotencyKey } from '../../../platform/http/ignores-idempotency-key.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { CoachController } from '../../../platform/security/controllers.js';
import type { MailKind } from '../kinds/mail-kinds.js';
import { KindParam, LanguageParam } from './mail-params.decorator.js';
import {
  MailPreviewResponse,
  MailTemplateListedResponse,
  MailTemplateResponse,
  MailTestResponse,
  MailTextsRequest,
} from './mail-templates.dto.js';
import { MailTemplatesService } from './mail-templates.service.js';

const SEEN = 'Version of the email’s text that was read';

@CoachController('creator/mail-templates', { tag: 'Mail templates', area: 'site' })
export class MailTemplatesController {
  constructor(private readonly templates: MailTemplatesService) {}

  @Get()
  @Summary('List all email templates by topic, with their subject in each language')
  @Answers([MailTemplateListedResponse])
  list(@RequestLanguage() spoken: Language = DEFAULT_LANGUAGE) {
    return this.templates.list(spoken);
  }

  @Get(':kind/:language')
  @SendsEtag()
  @Summary('Get the text and placeholders of an email in a language')
  @Answers(MailTemplateResponse)
  read(
    @KindParam() kind: MailKind,
    @LanguageParam() language: Language,
    @RequestLanguage() spoken: Language = DEFAULT_LANGUAGE,
  ) {
    return this.templates.read({ kind, language, spoken });
  }

  @Put(':kind/:language')
  @TakesVersion(SEEN)
  @Summary(
    'Update the text of an email in a language',
    'Applies to emails sent from now on. The text is plain. Only the placeholders of this email are allowed, and required ones must stay.',
  )
  @Answers(MailTemplateResponse)
  save(
    @Me() { accountId }: SignedIn,
    @KindParam() kind: MailKind,
    @LanguageParam() language: Language,
    @Body() texts: MailTextsRequest,
    @RequestLanguage() spoken: Language = DEFAULT_LANGUAGE,
    @Headers('if-match') ifMatch?: string,
  ) {
    return this.templates.save({ kind, language, spoken }, texts, accountId, versionOf(ifMatch));
  }

  @Post(':kind/:language/restore')
  @TakesVersion(SEEN)
  @Summary('Restore the default text of an email; returns it')
  @Answers(MailTemplateResponse)
  restore(
    @Me() { accountId }: SignedIn,
    @KindParam() kind: MailKind,
    @LanguageParam() language: Language,
    @RequestLanguage() spoken: Language = DEFAULT_LANGUAGE,
    @Headers('if-match') ifMatch?: string,
  ) {
    return this.templates.restore({ kind, language, spoken }, accountId, versionOf(ifMatch));
  }

  @Post(':kind/:language/preview')
  @IgnoresIdempotencyKey('changes-nothing')
  @RateLimit({ name: 'mail-templates.preview', limit: 240, perSeconds: 60 })
  @Summary('Preview an email with this text and sample data; nothing is saved or sent')
  @Answers(MailPreviewResponse)
  preview(
    @KindParam() kind: MailKind,
    @LanguageParam() language: Language,
    @Body() texts: MailTextsRequest,
    @RequestLanguage() spoken: Language = DEFAULT_LANGUAGE,
  ) {
    return this.templates.preview({ kind, language, spoken }, texts);
  }

  @Post(':kind/:language/test')
  @RateLimit({ name: 'mail-templates.test', limit: 20, perSeconds: 3600 })
  @Summary('Send a test email with this text and sample data to the coach')
  @Answers(MailTestResponse, 'mail_refused')
  async test(
    @Me() { accountId }: SignedIn,
    @KindParam() kind: MailKind,
    @LanguageParam() language: Language,
    @Body() texts: MailTextsRequest,
    @RequestLanguage() spoken: Language = DEFAULT_LANGUAGE,
  ) {
    return { sentTo: await this.templates.test({ kind, language, spoken }, texts, accountId) };
  }
}
