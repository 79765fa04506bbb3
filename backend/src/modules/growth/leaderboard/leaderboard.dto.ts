import { Choice, Flag, ListOf, Text, Whole } from '../../../platform/http/fields/index.js';
import { LevelResponse } from '../growth.dto.js';

/** Reasons why a member cannot be in the leaderboard now. */
export const LISTING_PROBLEMS = ['age', 'level_hidden'] as const;
export type ListingProblem = (typeof LISTING_PROBLEMS)[number];

export class ListedMemberResponse extends LevelResponse {
  @Whole({ min: 1, example: 1 }) place: number;
  @Text({ example: 'Rosa Lind' }) memberName: string;
  @Text({ nullable: true }) avatarUrl: string | null;
  @Whole({ example: 2800 }) points: number;
  @Flag('Whether this is the caller') isMe: boolean;
}

export class LeaderboardResponse {
  @ListOf(ListedMemberResponse, 'Most points first; up to 50') members: ListedMemberResponse[];
  @Flag('Whether the caller has joined') hasJoined: boolean;

  @Choice(LISTING_PROBLEMS, 'ListingProblem', {
    nullable: true,
    description:
      'Why the person can’t be listed: not confirmed to be an adult, or the level is hidden; null: they can',
  })
  problem: ListingProblem | null;
}
