import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { bigintAsNumber } from '../../../platform/database/bigint.js';
import { MediaAsset } from './media-asset.entity.js';
import { RENDITIONS, type RenditionName } from './renditions.js';

/** A file made from an asset, or the upload that the asset was made from. */
@Entity('media_renditions')
@Unique('media_renditions_object_key', ['objectKey'])
@Check('media_renditions_name', `name IN (${RENDITIONS.map((name) => `'${name}'`).join(', ')})`)
export class MediaRendition {
  @PrimaryColumn('uuid')
  @ForeignKey(() => MediaAsset, { name: 'media_renditions_asset_fk', onDelete: 'CASCADE' })
  assetId: string;

  @PrimaryColumn('text') name: RenditionName;
  @Column('varchar', { length: 300 }) objectKey: string;
  @Column('varchar', { length: 120 }) mimeType: string;

  /** Size in bytes. */
  @Column('bigint', { transformer: bigintAsNumber }) fileSize: number;

  /** Height of a smaller video, in lines. */
  @Column('integer', { nullable: true }) height: number | null;
}
