import { ApiProperty } from '@nestjs/swagger';
import { IsObject } from 'class-validator';
import { CURRENCIES, type Currency } from '../../kernel/currencies.js';
import { nameInContract } from '../../platform/http/contract-schemas.js';
import {
  Choice,
  Flag,
  ListOf,
  Moment,
  Nested,
  Text,
  Texts,
  Whole,
} from '../../platform/http/fields/index.js';
import { announcement } from './content/announcement.js';
import { PALETTE_NAMES, type PaletteName } from './content/palettes.js';
import { type SiteContent, siteContent } from './content/site-content.js';

const LAST_NUMBER = 1_000_000;

nameInContract('input', 'SiteContent', siteContent);
const CONTENT = nameInContract('output', 'SiteContent', siteContent);
const PLACE = nameInContract('output', 'SitePlace', siteContent.shape.place);
const COACH = nameInContract('output', 'SiteCoach', siteContent.shape.coach);
const HOME = nameInContract('output', 'SiteHome', siteContent.shape.home);
const COACHING = nameInContract('output', 'SiteCoaching', siteContent.shape.coaching);
const FAQ = nameInContract('output', 'SiteFaq', siteContent.shape.faq);
const SOCIAL_LINKS = nameInContract('output', 'SiteSocialLinks', siteContent.shape.socialLinks);
const ANNOUNCEMENT = nameInContract(
  'output',
  'SiteAnnouncement',
  announcement.pick({ text: true, url: true }),
);

class SiteHeroResponse {
  @Text({ description: 'Picture, or the poster of the video', example: '/media/hero-poster.webp' })
  pictureUrl: string;

  @Text({ nullable: true, description: 'Plays muted, in a loop' }) videoUrl: string | null;
}

class SitePicturesResponse {
  @Text({ nullable: true, description: 'Photo of the coach; null: an illustration' })
  portraitUrl: string | null;

  @Nested(SiteHeroResponse, 'Top of the home page') hero: SiteHeroResponse;
}

/** Public content of the site and its coach. */
export class SiteResponse {
  @Whole('Published version; 0 before the first one') edition: number;
  @Choice(CURRENCIES, 'Currency', 'Currency of all prices and sales, ISO 4217') currency: Currency;
  @Text('Time zone of the business: an IANA name') timeZone: string;

  @Flag(
    'Whether the coach’s Calendly page is offered alongside this calendar; people with access get its address',
  )
  hasCalendly: boolean;

  @ApiProperty({ allOf: [PLACE] }) place: SiteContent['place'];

  @ApiProperty({ allOf: [COACH], description: 'Fields that the coach left empty are omitted' })
  coach: SiteContent['coach'];

  @ApiProperty({ anyOf: [ANNOUNCEMENT, { type: 'null' }], description: 'null: there isn’t one now' })
  announcement: { text: string; url: string } | null;

  @ApiProperty({ allOf: [HOME] }) home: SiteContent['home'];
  @ApiProperty({ allOf: [COACHING] }) coaching: SiteContent['coaching'];
  @ApiProperty({ allOf: [FAQ] }) faq: SiteContent['faq'];
  @Nested(SitePicturesResponse) pictures: SitePicturesResponse;
  @Text('Colors of the site as CSS; empty: the defaults') stylesheet: string;
  @ApiProperty({ allOf: [SOCIAL_LINKS] }) socialLinks: SiteContent['socialLinks'];

  @Texts({
    example: ['home.hero.title'],
    description: 'Texts not available in the language of the request, by path: they’re in English',
  })
  untranslated: string[];
}

class SitePaletteResponse {
  @Choice(PALETTE_NAMES, 'SitePalette') name: PaletteName;
  @Text({ example: '#2f5d50' }) accent: string;
  @Text({ example: '#e4ece2' }) soft: string;
}

export class SiteDraftResponse {
  @Whole('Increases with every save. Send as If-Match') version: number;
  @ApiProperty({ allOf: [CONTENT] }) content: SiteContent;
  @ListOf(SitePaletteResponse, 'Available colors') palettes: SitePaletteResponse[];
  @Flag('Whether the draft differs from what visitors see') hasChanges: boolean;
  @Whole('Version that visitors see; 0: the default content') edition: number;
}

export class SaveSiteDraftRequest {
  @ApiProperty({ allOf: [CONTENT], description: 'The whole content; it replaces the draft' })
  @IsObject()
  content: object;
}

export class RestoreSiteRequest {
  @Whole({ min: 0, max: LAST_NUMBER, description: 'Version to restore; 0: the default content' })
  edition: number;
}

export class SiteEditionResponse {
  @Whole({ example: 3 }) number: number;
  @Moment({ type: String }) publishedAt: Date;

  @Text({ nullable: true, description: 'Person who published it; null: the account was deleted' })
  publishedBy: string | null;
}

class ManifestIconResponse {
  @Text({ example: '/api/site/icons/512' }) src: string;
  @Text({ example: '512x512' }) sizes: string;
  @Text({ example: 'image/png' }) type: string;

  @Choice(['any', 'maskable'], null, 'Shown as is, or cropped by the device') purpose: 'any' | 'maskable';
}

/** A web app manifest, with the names that its standard gives them. */
export class AppManifestResponse {
  @Text({ example: '/' }) id: string;
  @Text({ example: 'Sanctum' }) name: string;
  @Text({ example: 'Sanctum' }) short_name: string;
  @Text({ example: '/my-sanctum' }) start_url: string;
  @Text({ example: '/' }) scope: string;
  @Text({ example: 'standalone' }) display: string;
  @Text({ example: '#fbf7f0' }) background_color: string;
  @Text({ example: '#2f5d50' }) theme_color: string;
  @ListOf(ManifestIconResponse) icons: ManifestIconResponse[];
}
