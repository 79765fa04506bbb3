import { Injectable } from '@nestjs/common';
import { notFound } from '../../../kernel/errors.js';
import { isPictureSize, MediaDeliveryService } from '../../media/index.js';
import { PALETTES, type PaletteName } from '../content/palettes.js';
import { PublishedSiteService } from '../published-site.service.js';
import { type DrawingColours, drawCard, drawIcon } from './drawn.js';
import { Kept } from './kept.js';
import { PictureShaperService } from './picture-shaper.service.js';
import { isFullIconSize, isIconSize, type PictureShape } from './shapes.js';

/** Max cached pictures: all that a site shows at once in every size, plus some of the previous edition. */
const MOST_KEPT = 48;

/** Warm paper, and the site's own colors. */
const coloursOf = (palette: PaletteName): DrawingColours => ({ paper: '#fbf7f0', ...PALETTES[palette] });

/** Serves pictures and videos of the published site to everyone, and nothing else from the library. */
@Injectable()
export class SitePicturesService {
  private readonly kept = new Kept<Buffer>(MOST_KEPT);

  constructor(
    private readonly published: PublishedSiteService,
    private readonly delivery: MediaDeliveryService,
    private readonly shaper: PictureShaperService,
  ) {}

  async picture(assetId: string, shape: PictureShape): Promise<Buffer> {
    const { portrait, hero } = (await this.published.content()).pictures;
    if (assetId !== { portrait, hero: hero.picture }[shape]) throw notFound('Photo');
    return this.kept.get(assetId, async () => this.shaper.upright(await this.bytesOf(assetId)));
  }

  async sized(assetId: string, shape: PictureShape, size: string): Promise<Buffer> {
    if (!isPictureSize(size)) throw notFound('Photo');
    const upright = await this.picture(assetId, shape);
    return this.kept.get(`${assetId} ${size}`, () => this.shaper.sized(upright, size));
  }

  /** Returns the signed address of the video, which works for a quarter of an hour. */
  async video(assetId: string): Promise<string> {
    const { hero } = (await this.published.content()).pictures;
    const video =
      assetId === hero.video ? (await this.delivery.signedUrls([assetId])).get(assetId) : undefined;
    if (video?.kind !== 'video') throw notFound('Video');
    return video.url;
  }

  /** Returns the coach's own icon, or the first letter of the name. */
  async icon(size: number): Promise<Buffer> {
    if (!isIconSize(size)) throw notFound('Icon');
    const { place, palette, pictures } = await this.published.content();
    const source = pictures.icon ?? `${palette} ${place.name}`;
    return this.kept.get(`icon ${size} ${source}`, async () =>
      this.shaper.icon(
        pictures.icon === null
          ? Buffer.from(await drawIcon(place.name, coloursOf(palette)))
          : await this.bytesOf(pictures.icon),
        size,
      ),
    );
  }

  /** Returns the icon up to the edges of its square, for devices that crop icons themselves. */
  async fullIcon(size: number): Promise<Buffer> {
    if (!isFullIconSize(size)) throw notFound('Icon');
    const { place, palette, pictures } = await this.published.content();
    const colours = coloursOf(palette);
    const source = `${palette} ${pictures.icon ?? place.name}`;
    return this.kept.get(`full icon ${size} ${source}`, async () =>
      pictures.icon === null
        ? this.shaper.icon(Buffer.from(await drawIcon(place.name, colours, 'full')), size)
        : this.shaper.iconOn(colours.accent, await this.bytesOf(pictures.icon), size),
    );
  }

  /** Returns the preview image of a link to the site: the coach's own picture, or the name under an arch. */
  async card(): Promise<Buffer> {
    const { place, palette, pictures } = await this.published.content();
    const source = pictures.card ?? `${palette} ${place.name}`;
    return this.kept.get(`card ${source}`, async () =>
      this.shaper.card(
        pictures.card === null
          ? Buffer.from(await drawCard(place.name, coloursOf(palette)))
          : await this.bytesOf(pictures.card),
      ),
    );
  }

  private async bytesOf(assetId: string): Promise<Buffer> {
    const bytes = await this.delivery.picture(assetId);
    if (!bytes) throw notFound('Photo');
    return bytes;
  }
}
