import { Choice, ListOf, Text } from '../../platform/http/fields/index.js';

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
