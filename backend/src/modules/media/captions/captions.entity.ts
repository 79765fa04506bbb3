import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { MediaAsset } from '../assets/media-asset.entity.js';
import type { CaptionLanguage } from './caption-languages.js';

/** Captions of a video in one language. The foreign key keeps captions in use from being deleted. */
@Entity('media_captions')
@Index('media_captions_captions_asset_id', ['captionsAssetId'])
export class MediaCaptions {
  @PrimaryColumn('uuid')
  @ForeignKey(() => MediaAsset, { name: 'media_captions_video_fk', onDelete: 'CASCADE' })
  videoId: string;

  @PrimaryColumn('varchar', { length: 8 }) language: CaptionLanguage;

  @Column('uuid')
  @ForeignKey(() => MediaAsset, { name: 'media_captions_asset_fk' })
  captionsAssetId: string;
}
