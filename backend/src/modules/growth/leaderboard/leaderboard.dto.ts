import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { LevelResponse } from '../growth.dto.js';

/** Reasons why a member cannot be in the leaderboard now. */
export const LISTING_PROBLEMS = ['age', 'level_hidden'] as const;
export type ListingProblem = (typeof LISTING_PROBLEMS)[number];

export class ListedMemberResponse extends LevelResponse {
  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  place: number;

  @ApiProperty({ example: 'Rosa Lind' })
  memberName: string;

  @ApiProperty({ type: String, nullable: true })
  avatarUrl: string | null;

  @ApiProperty({ type: 'integer', example: 2800 })
  points: number;

  @ApiProperty({ description: 'The caller' })
  isMe: boolean;
}

export class LeaderboardResponse {
  @ApiProperty({ type: [ListedMemberResponse], description: 'Most points first; up to 50' })
  members: ListedMemberResponse[];

  @ApiProperty({ description: 'Whether the caller has joined' })
  joined: boolean;

  @ApiProperty({
    enum: LISTING_PROBLEMS,
    enumName: 'ListingProblem',
    nullable: true,
    description:
      'Why the person can’t be listed: not confirmed to be an adult, or the level is hidden; null: they can',
  })
  problem: ListingProblem | null;
}

export class JoinLeaderboardRequest {
  @ApiProperty()
  @IsBoolean()
  joined: boolean;
}
