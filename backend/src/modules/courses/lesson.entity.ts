import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { CourseModule } from './course-module.entity.js';

/** Rules for completing a lesson: once every video is completed, or at any time (product rule 5.2). */
export const COMPLETION_RULES = ['all_videos', 'by_hand'] as const;
export type CompletionRule = (typeof COMPLETION_RULES)[number];

/** A lesson of a module. Its length is the sum of its media, never typed in. */
@Entity('lessons')
@Unique('lessons_position', ['moduleId', 'position'], { deferrable: 'INITIALLY DEFERRED' })
@Check('lessons_completion_rule', `completion_rule IN ('all_videos', 'by_hand')`)
export class Lesson {
  @PrimaryColumn('uuid') id: string;
  @ForeignKey(() => CourseModule, { onDelete: 'CASCADE' }) @Column('uuid') moduleId: string;
  @Column('integer') position: number;
  @Column('varchar', { length: 160 }) title: string;
  @Column('varchar', { length: 300, default: '' }) subtitle: string;
  @Column('varchar', { length: 2000 }) description: string;

  /** A public image. Belongs to media; no foreign key across modules. */
  @Column('uuid', { nullable: true }) thumbnailAssetId: string | null;

  /** Open to visitors before they buy. */
  @Column('boolean') isFreePreview: boolean;

  @Column('text', { default: COMPLETION_RULES[0] }) completionRule: CompletionRule;
}
