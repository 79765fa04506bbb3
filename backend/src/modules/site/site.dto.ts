import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsObject, Max, Min } from 'class-validator';
import { CURRENCIES, type Currency } from '../../kernel/currencies.js';
import { nameInContract } from '../../platform/http/contract-schemas.js';
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
const SOCIAL_LINKS = nameInContract('output', 'SiteSocialLinks', siteContent.shape.socialLinks);
const ANNOUNCEMENT = nameInContract(
  'output',
  'SiteAnnouncement',
  announcement.pick({ text: true, url: true }),
);

class SiteHeroResponse {
  @ApiProperty({ description: 'Picture, or the poster of the video', example: '/media/hero-poster.webp' })
  pictureUrl: string;

  @ApiProperty({ type: String, nullable: true, description: 'Plays muted, in a loop' })
  filmUrl: string | null;
}

export class SitePicturesResponse {
  @ApiProperty({ type: String, nullable: true, description: 'Photo of the coach; null: an illustration' })
  portraitUrl: string | null;

  @ApiProperty({ description: 'Top of the home page' })
  hero: SiteHeroResponse;
}

/** Public content of the place and its coach. */
export class SiteResponse {
  @ApiProperty({ type: 'integer', description: 'Published version; 0 before the first one' })
  edition: number;

  @ApiProperty({
    enum: CURRENCIES,
    enumName: 'Currency',
    description: 'Currency of all prices and sales, ISO 4217',
  })
  currency: Currency;

  @ApiProperty({ description: 'Time zone of the business: an IANA name' })
  timeZone: string;

  @ApiProperty({
    description:
      'Whether the coach’s Calendly page is offered alongside this calendar; people with access get its address',
  })
  hasCalendly: boolean;

  @ApiProperty({ allOf: [PLACE] })
  place: SiteContent['place'];

  @ApiProperty({ allOf: [COACH], description: 'Without an empty name, first name or address' })
  coach: SiteContent['coach'];

  @ApiProperty({ anyOf: [ANNOUNCEMENT, { type: 'null' }], description: 'null: there isn’t one now' })
  announcement: { text: string; url: string } | null;

  @ApiProperty({ allOf: [HOME] })
  home: SiteContent['home'];

  @ApiProperty({ allOf: [COACHING] })
  coaching: SiteContent['coaching'];

  @ApiProperty()
  pictures: SitePicturesResponse;

  @ApiProperty({ description: 'Colors of the site as CSS; empty: the defaults' })
  stylesheet: string;

  @ApiProperty({ allOf: [SOCIAL_LINKS] })
  socialLinks: SiteContent['socialLinks'];
}

class SitePaletteResponse {
  @ApiProperty({ enum: PALETTE_NAMES, enumName: 'SitePalette' })
  name: PaletteName;

  @ApiProperty({ example: '#2f5d50' })
  accent: string;

  @ApiProperty({ example: '#e4ece2' })
  soft: string;
}

export class SiteDraftResponse {
  @ApiProperty({ type: 'integer', description: 'Increases with every save. Send as If-Match' })
  version: number;

  @ApiProperty({ allOf: [CONTENT] })
  content: SiteContent;

  @ApiProperty({ type: [SitePaletteResponse], description: 'Available colors' })
  palettes: SitePaletteResponse[];

  @ApiProperty({ description: 'Whether the draft differs from what visitors see' })
  hasChanges: boolean;

  @ApiProperty({ type: 'integer', description: 'Version that visitors see; 0: the default content' })
  edition: number;
}

export class SaveSiteDraftRequest {
  @ApiProperty({ allOf: [CONTENT], description: 'Total' })
  @IsObject()
  content: object;
}

export class RestoreSiteRequest {
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: LAST_NUMBER,
    description: 'Version to restore; 0: the default content',
  })
  @IsInt()
  @Min(0)
  @Max(LAST_NUMBER)
  edition: number;
}

export class SiteEditionResponse {
  @ApiProperty({ type: 'integer', example: 3 })
  number: number;

  @ApiProperty({ type: String, format: 'date-time' })
  publishedAt: Date;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Person who published it; null: the account was deleted',
  })
  publishedBy: string | null;
}
