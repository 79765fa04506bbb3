import { Flag, Id, Text } from '../../../platform/http/fields/index.js';

/**
 * Permission to write to the other person. `not_allowed`: age or kinship forbids it; `not_receiving`: the other accepts
 * no messages now, for an undisclosed reason; `you_blocked`: the reader has blocked the other. `coach_only`: the reader
 * accepts messages only from the coach; `muted`: the reader can write only to the coach and the family for now.
 */
export const WRITING = [
  'open',
  'not_allowed',
  'not_receiving',
  'you_blocked',
  'coach_only',
  'muted',
] as const;
export type Writing = (typeof WRITING)[number];

export class CorrespondentResponse {
  @Id() id: string;
  @Text({ example: 'Ada Brook' }) name: string;

  @Text({ nullable: true, example: '/api/media/public/0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa' })
  avatarUrl: string | null;

  @Flag() isCoach: boolean;
  @Flag('Whether the reader can open the person’s profile') hasPage: boolean;
}

export class CorrespondentsQuery {
  @Text({
    max: 100,
    min: 0,
    optional: true,
    example: 'rosa',
    description: 'Part of the name, at least two letters; leave out for the coach and family',
  })
  q?: string;
}
