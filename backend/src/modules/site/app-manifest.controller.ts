import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/security/access.js';
import { AppManifestResponse } from './app-manifest.dto.js';
import { PublishedSiteService } from './published-site.service.js';

/** Where the icon stands, whatever the edition. */
const iconOf = (size: 180 | 512) => ({
  ...{ src: `/api/site/icons/${size}`, sizes: `${size}x${size}`, type: 'image/png' },
});

/** What a telephone asks for that keeps the member app among its own. */
@ApiTags('Site')
@Controller('site/manifest')
@Public()
export class AppManifestController {
  constructor(private readonly published: PublishedSiteService) {}

  @Get()
  @ApiOperation({ summary: 'How the member app is called and looks when it is installed' })
  @ApiOkResponse({ type: AppManifestResponse })
  @Header('cache-control', 'no-cache')
  async manifest(): Promise<AppManifestResponse> {
    const { place } = await this.published.content();
    return {
      ...{ id: '/', name: place.name, short_name: place.name, start_url: '/my-sanctum', scope: '/' },
      ...{ display: 'standalone', background_color: '#fbf7f0', theme_color: '#fbf7f0' },
      icons: [iconOf(180), iconOf(512)],
    };
  }
}
