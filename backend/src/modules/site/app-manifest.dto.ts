import { ApiProperty } from '@nestjs/swagger';

class ManifestIconResponse {
  @ApiProperty({ example: '/api/site/icons/512' })
  src: string;

  @ApiProperty({ example: '512x512' })
  sizes: string;

  @ApiProperty({ example: 'image/png' })
  type: string;

  @ApiProperty({ enum: ['any', 'maskable'], description: 'Shown as is, or cropped by the device' })
  purpose: 'any' | 'maskable';
}

/** A web app manifest, with the names that its standard gives them. */
export class AppManifestResponse {
  @ApiProperty({ example: '/' })
  id: string;

  @ApiProperty({ example: 'Sanctum' })
  name: string;

  @ApiProperty({ example: 'Sanctum' })
  short_name: string;

  @ApiProperty({ example: '/my-sanctum' })
  start_url: string;

  @ApiProperty({ example: '/' })
  scope: string;

  @ApiProperty({ example: 'standalone' })
  display: string;

  @ApiProperty({ example: '#fbf7f0' })
  background_color: string;

  @ApiProperty({ example: '#2f5d50' })
  theme_color: string;

  @ApiProperty({ type: [ManifestIconResponse] })
  icons: ManifestIconResponse[];
}
