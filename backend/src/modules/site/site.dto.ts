import { ApiProperty } from '@nestjs/swagger';
import { IsObject } from 'class-validator';
import { CURRENCIES, type Currency } from '../../kernel/currencies.js';
import { nameInContract } from '../../platform/http/contract-schemas.js';
import { Choice, Flag, ListOf, Moment, Nested, Text, Whole } from '../../platform/http/fields/index.js';
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
  @Text({ description: 'A picture; of a film its poster', example: '/media/hero-poster.webp' })
  pictureUrl: string;

  @Text({ nullable: true, description: 'Played without sound, over and over' }) filmUrl: string | null;
}

export class SitePicturesResponse {
  @Text({ nullable: true, description: 'The coach; null: a drawing takes the place' })
  portraitUrl: string | null;

  @Nested(SiteHeroResponse, 'At the beginning of the home page') hero: SiteHeroResponse;
}

/** Public content of the place and its coach. */
export class SiteResponse {
  @Whole('The edition; 0 before the first was published') edition: number;
  @Choice(CURRENCIES, 'Currency', 'What everything is priced and sold in, by ISO 4217') currency: Currency;
  @Text('By whose clock the days of the business go: an IANA name') timeZone: string;

  @Flag(
    'The coach’s page at Calendly is offered beside the calendar here; who may open it is told its address',
  )
  hasCalendly: boolean;

  @ApiProperty({ allOf: [PLACE] }) place: SiteContent['place'];

  @ApiProperty({ allOf: [COACH], description: 'Without an empty name, first name or address' })
  coach: SiteContent['coach'];

  @ApiProperty({ anyOf: [ANNOUNCEMENT, { type: 'null' }], description: 'null: there is none now' })
  announcement: { text: string; url: string } | null;

  @ApiProperty({ allOf: [HOME] }) home: SiteContent['home'];
  @ApiProperty({ allOf: [COACHING] }) coaching: SiteContent['coaching'];
  @Nested(SitePicturesResponse) pictures: SitePicturesResponse;
  @Text('The colours of the place as CSS; empty: the app’s own') stylesheet: string;
  @ApiProperty({ allOf: [SOCIAL_LINKS] }) socialLinks: SiteContent['socialLinks'];
}

class SitePaletteResponse {
  @Choice(PALETTE_NAMES, 'SitePalette') name: PaletteName;
  @Text({ example: '#2f5d50' }) accent: string;
  @Text({ example: '#e4ece2' }) soft: string;
}

export class SiteDraftResponse {
  @Whole('Grows with every save. Send it back as If-Match') version: number;
  @ApiProperty({ allOf: [CONTENT] }) content: SiteContent;
  @ListOf(SitePaletteResponse, 'What may be chosen as colours') palettes: SitePaletteResponse[];
  @Flag('Whether visitors see something else than this') hasChanges: boolean;
  @Whole('What visitors see; 0: the words a new site begins with') edition: number;
}

export class SaveSiteDraftRequest {
  @ApiProperty({ allOf: [CONTENT], description: 'All of it' }) @IsObject() content: object;
}

export class RestoreSiteRequest {
  @Whole({
    min: 0,
    max: LAST_NUMBER,
    description: 'The edition to go back to; 0: the words a new site begins with',
  })
  edition: number;
}

export class SiteEditionResponse {
  @Whole({ example: 3 }) number: number;
  @Moment({ type: String }) publishedAt: Date;

  @Text({ nullable: true, description: 'Who published it; null: the account is gone' })
  publishedBy: string | null;
}
