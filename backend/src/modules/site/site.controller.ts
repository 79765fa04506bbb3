import { Controller, Get, Header } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '../../kernel/languages.js';
import { ReaderLanguage } from '../../platform/http/accept-language.js';
import { Answers, Summary } from '../../platform/http/answers.js';
import { Public } from '../../platform/security/access.js';
import { DuringEnrolment } from '../../platform/security/during-enrolment.js';
import { PublishedSiteService } from './published-site.service.js';
import { AppManifestResponse, SiteResponse } from './site.dto.js';
import { PALETTES } from './content/palettes.js';

@ApiTags('Site')
@Controller('site')
@Public()
@DuringEnrolment()
export class SiteController {
  constructor(private readonly published: PublishedSiteService) {}

  @Get()
  @Summary('Get the site’s name, coach and content')
  @Answers(SiteResponse)
  site(@ReaderLanguage() language: Language) {
    return this.published.site(language);
  }
}

/** Address of the icon, the same for every edition. */
const iconOf = (size: 192 | 512) => ({
  src: `/api/site/icons/${size}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: 'any' as const,
});
const fullIconOf = (size: 192 | 512) => ({
  src: `/api/site/full-icons/${size}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: 'maskable' as const,
});

/** Serves the manifest that a phone needs to install the member app. */
@ApiTags('Site')
@Controller('site/manifest')
@Public()
@DuringEnrolment()
export class AppManifestController {
  constructor(private readonly published: PublishedSiteService) {}

  @Get()
  @Summary('Get the web app manifest of the member app')
  @Answers(AppManifestResponse)
  @Header('cache-control', 'no-cache')
  async manifest() {
    const { place, palette } = await this.published.content();
    return {
      id: '/',
      name: place.name,
      short_name: place.name,
      start_url: '/my-sanctum',
      scope: '/',
      display: 'standalone',
      background_color: '#fbf7f0',
      theme_color: PALETTES[palette].accent,
      icons: [iconOf(192), iconOf(512), fullIconOf(192), fullIconOf(512)],
    };
  }
}
