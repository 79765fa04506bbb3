import { Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { Allow, AllowSignedIn } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { LeaderboardResponse } from './leaderboard.dto.js';
import { LeaderboardService } from './leaderboard.service.js';
import { ForPrograms } from '../../../platform/security/scopes.js';

/** The leaderboard of members who chose to be listed. */
@ApiTags('Growth')
@Controller()
@ForPrograms('community')
export class LeaderboardController {
  constructor(private readonly leaderboard: LeaderboardService) {}

  @Get('leaderboard')
  @AllowSignedIn()
  @Summary('List the members on the leaderboard, most points first')
  @Answers(LeaderboardResponse)
  read(@Me() me: SignedIn) {
    return this.leaderboard.read(me);
  }

  @Post('leaderboard/join')
  @Allow('member')
  @Summary('Join the leaderboard; members choose to be on it')
  @Answers(LeaderboardResponse, 'adults_only', 'level_hidden')
  async join(@Me() me: SignedIn) {
    await this.leaderboard.join(me, true);
    return this.leaderboard.read(me);
  }

  @Post('leaderboard/leave')
  @Allow('member')
  @Summary('Leave the leaderboard')
  @Answers(LeaderboardResponse)
  async leave(@Me() me: SignedIn) {
    await this.leaderboard.join(me, false);
    return this.leaderboard.read(me);
  }
}
