import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import { bigintAsNumber } from '../../../platform/database/bigint.js';
import { CONVERSION_STATES, type ConversionState } from './renditions.js';
import { MEDIA_KINDS, type MediaKind } from '../inspection/media-kinds.js';

/**
 * One stored file. The bytes of a key never change, so responses may be cached forever. A converted recording gets
 * another key, whose bytes play in every browser.
 */
@Entity('media_assets')
@Unique('media_assets_object_key', ['objectKey'])
@Check('media_assets_kind', `kind IN (${MEDIA_KINDS.map((kind) => `'${kind}'`).join(', ')})`)
@Index('media_assets_to_size', ['id'], { where: `is_public AND kind = 'image' AND NOT has_sizes` })
@Check('media_assets_file_size', 'file_size >= 0')
@Check(
  'media_assets_conversion',
  `conversion IN (${CONVERSION_STATES.map((state) => `'${state}'`).join(', ')})`,
)
export class MediaAsset {
  @PrimaryColumn('uuid') id: string;
  @Column('text') kind: MediaKind;
  @Column('varchar', { length: 200 }) fileName: string;
  @Column('varchar', { length: 120 }) mimeType: string;

  /** Size in bytes. */
  @Column('bigint', { transformer: bigintAsNumber }) fileSize: number;

  /** Key of the bytes in storage; never leaves the server. */
  @Column('varchar', { length: 300 }) objectKey: string;

  /** Thumbnails are public; files that are sold are private, and delivered only by signed URLs. */
  @Column('boolean') isPublic: boolean;

  /** Listed in the coach's media library; false for members' own pictures. */
  @Column('boolean', { default: true }) inLibrary: boolean;

  /** Private writing: a guardian's export leaves it out. */
  @Column('boolean', { default: false }) isPersonal: boolean;

  @Column('integer', { nullable: true }) width: number | null;
  @Column('integer', { nullable: true }) height: number | null;
  @Column('integer', { nullable: true }) durationSeconds: number | null;

  /** True if all usual browsers can play the video; null: not a video, or not inspected. */
  @Column('boolean', { name: 'plays_everywhere', nullable: true }) canPlayEverywhere: boolean | null;

  /** State of the conversion that makes a recording playable; null: none is needed, or it is done. */
  @Column('text', { nullable: true }) conversion: ConversionState | null;

  /** Progress of a running conversion, in percent. */
  @Column('smallint', { nullable: true }) conversionPercent: number | null;

  /** True once the smaller sizes of a public picture are stored, or none can be made. */
  @Column('boolean', { default: false }) hasSizes: boolean;

  /** The account that uploaded the file. Belongs to accounts; no foreign key across modules. */
  @Column('uuid', { nullable: true }) createdBy: string | null;

  @Column('timestamptz') createdAt: Date;

  /** Version: counts edits of the name and the captions. */
  @Column('integer', { default: 1 }) version: number;
}
