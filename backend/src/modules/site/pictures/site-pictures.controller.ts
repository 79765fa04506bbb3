import { Controller, Get, Header, Param, Redirect, StreamableFile } from '@nestjs/common';
import { ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Summary } from '../../../platform/http/answers.js';
import { ApiFileResponse } from '../../../platform/http/api-file-response.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { Public } from '../../../platform/security/access.js';
import { DuringEnrolment } from '../../../platform/security/during-enrolment.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { PICTURE_SIZES } from '../../media/index.js';
import { ProductCardsService } from './product-cards.service.js';
import { FULL_ICON_SIZES, ICON_SIZES, PICTURE_SHAPES, type PictureShape } from './shapes.js';
import { SitePicturesService } from './site-pictures.service.js';

/** Cache policy: the bytes of an asset never change, and neither do the formats. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Cache policy of addresses that stay when the site changes; pages add the edition's number. */
const FOR_A_DAY = 'public, max-age=86400';

@ApiTags('Site')
@Controller('site')
@Public()
@DuringEnrolment()
export class SitePicturesController {
  constructor(
    private readonly pictures: SitePicturesService,
    private readonly products: ProductCardsService,
  ) {}

  @Get('pictures/:assetId/:shape')
  @Summary('Get a picture of the published site, upright, at most 960 × 1200 pixels')
  @ApiParam({ name: 'shape', enum: PICTURE_SHAPES, enumName: 'SitePictureShape' })
  @ApiFileResponse('The picture', 'image/webp')
  @Refuses('not_found', 'storage_unavailable')
  @Header('cache-control', FOR_EVER)
  async picture(
    @IdParam('assetId') assetId: string,
    @Param('shape') shape: PictureShape,
  ): Promise<StreamableFile> {
    return webp(await this.pictures.picture(assetId, shape));
  }

  @Get('pictures/:assetId/:shape/:size')
  @Summary('Get a picture of the published site in a smaller size')
  @ApiParam({ name: 'shape', enum: PICTURE_SHAPES, enumName: 'SitePictureShape' })
  @ApiParam({
    name: 'size',
    enum: PICTURE_SIZES,
    enumName: 'PictureSize',
    description: 'Max width in pixels, and format',
  })
  @ApiFileResponse('The picture', 'image/avif', 'image/webp')
  @Refuses('not_found', 'storage_unavailable')
  @Header('cache-control', FOR_EVER)
  async sizedPicture(
    @IdParam('assetId') assetId: string,
    @Param('shape') shape: PictureShape,
    @Param('size') size: string,
  ): Promise<StreamableFile> {
    const picture = await this.pictures.sized(assetId, shape, size);
    return size.endsWith('.avif') ? avif(picture) : webp(picture);
  }

  @Get('videos/:assetId')
  @Summary('Get a video of the published site')
  @ApiResponse({ status: 302, description: 'URL of the video, valid for 15 minutes' })
  @Refuses('not_found')
  @Header('cache-control', 'no-store')
  @Redirect()
  async video(@IdParam('assetId') assetId: string): Promise<{ url: string }> {
    return { url: await this.pictures.video(assetId) };
  }

  @Get('icons/:size')
  @Summary('Get the site icon, square')
  @ApiParam({ name: 'size', schema: { type: 'integer', enum: [...ICON_SIZES] }, description: 'Pixels' })
  @ApiFileResponse('The icon', 'image/png')
  @Refuses('not_found', 'storage_unavailable')
  @Header('cache-control', FOR_A_DAY)
  async icon(@Param('size') size: string): Promise<StreamableFile> {
    return png(await this.pictures.icon(Number(size)));
  }

  @Get('full-icons/:size')
  @Summary('Get the site icon without padding, for devices that crop icons')
  @ApiParam({ name: 'size', schema: { type: 'integer', enum: [...FULL_ICON_SIZES] }, description: 'Pixels' })
  @ApiFileResponse('The icon', 'image/png')
  @Refuses('not_found', 'storage_unavailable')
  @Header('cache-control', FOR_A_DAY)
  async fullIcon(@Param('size') size: string): Promise<StreamableFile> {
    return png(await this.pictures.fullIcon(Number(size)));
  }

  @Get('card')
  @Summary('Get the preview image for links to the site, 1200 × 630 pixels')
  @ApiFileResponse('The picture', 'image/jpeg')
  @Refuses('not_found', 'storage_unavailable')
  @Header('cache-control', FOR_A_DAY)
  async card(): Promise<StreamableFile> {
    return jpeg(await this.pictures.card());
  }

  @Get('cards/:assetId')
  @RateLimit({ name: 'site.card', limit: 120, perSeconds: 60 })
  @Summary('Get the preview image for links to a product: its thumbnail, 1200 × 630 pixels')
  @ApiFileResponse('The picture', 'image/jpeg')
  @Refuses('not_found', 'storage_unavailable')
  @Header('cache-control', FOR_EVER)
  async productCard(@IdParam('assetId') assetId: string): Promise<StreamableFile> {
    return jpeg(await this.products.card(assetId));
  }
}

const file = (type: string) => (bytes: Buffer) => new StreamableFile(bytes, { type, length: bytes.length });
const avif = file('image/avif');
const jpeg = file('image/jpeg');
const png = file('image/png');
const webp = file('image/webp');
