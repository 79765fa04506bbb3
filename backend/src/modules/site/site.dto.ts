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
  @ApiProperty({ description: 'A picture; of a film its poster', example: '/media/hero-poster.webp' })
  pictureUrl: string;

  @ApiProperty({ type: String, nullable: true, description: 'Played without sound, over and over' })
  filmUrl: string | null;
}

export class SitePicturesResponse {
  @ApiProperty({ type: String, nullable: true, description: 'The coach; null: a drawing takes the place' })
  portraitUrl: string | null;

  @ApiProperty({ description: 'At the beginning of the home page' })
  hero: SiteHeroResponse;
}

/** Public content of the place and its coach. */
export class SiteResponse {
  @ApiProperty({ type: 'integer', description: 'The edition; 0 before the first was published' })
  edition: number;

  @ApiProperty({
    enum: CURRENCIES,
    enumName: 'Currency',
    description: 'What everything is priced and sold in, by ISO 4217',
  })
  currency: Currency;

  @ApiProperty({ description: 'By whose clock the days of the business go: an IANA name' })
  timeZone: string;

  @ApiProperty({
    description:
      'The coach’s page at Calendly is offered beside the calendar here; who may open it is told its address',
  })
  hasCalendly: boolean;

  @ApiProperty({ allOf: [PLACE] })
  place: SiteContent['place'];

  @ApiProperty({ allOf: [COACH], description: 'Without an empty name, first name or address' })
  coach: SiteContent['coach'];

  @ApiProperty({ anyOf: [ANNOUNCEMENT, { type: 'null' }], description: 'null: there is none now' })
  announcement: { text: string; url: string } | null;

  @ApiProperty({ allOf: [HOME] })
  home: SiteContent['home'];

  @ApiProperty({ allOf: [COACHING] })
  coaching: SiteContent['coaching'];

  @ApiProperty()
  pictures: SitePicturesResponse;

  @ApiProperty({ description: 'The colours of the place as CSS; empty: the app’s own' })
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
  @ApiProperty({ type: 'integer', description: 'Grows with every save. Send it back as If-Match' })
  version: number;

  @ApiProperty({ allOf: [CONTENT] })
  content: SiteContent;

  @ApiProperty({ type: [SitePaletteResponse], description: 'What may be chosen as colours' })
  palettes: SitePaletteResponse[];

  @ApiProperty({ description: 'Whether visitors see something else than this' })
  hasChanges: boolean;

  @ApiProperty({ type: 'integer', description: 'What visitors see; 0: the words a new site begins with' })
  edition: number;
}

export class SaveSiteDraftRequest {
  @ApiProperty({ allOf: [CONTENT], description: 'All of it' })
  @IsObject()
  content: object;
}

export class RestoreSiteRequest {
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: LAST_NUMBER,
    description: 'The edition to go back to; 0: the words a new site begins with',
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

  @ApiProperty({ type: String, nullable: true, description: 'Who published it; null: the account is gone' })
  publishedBy: string | null;
}
