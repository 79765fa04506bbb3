import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Refuses } from '../../platform/http/refuses.js';
import { Allow } from '../../platform/security/access.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { FreshSignIn } from '../../platform/security/fresh-sign-in.guard.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import { AccountDeletionRequest, AccountDeletionResponse } from './account-deletion.dto.js';
import { AccountDeletionService } from './account-deletion.service.js';

/** Deletes members' accounts. The coach's cannot be deleted, because the site needs it. */
@ApiTags('Me')
@Controller('me/deletion')
@Allow('member')
export class AccountDeletionController {
  constructor(private readonly deletions: AccountDeletionService) {}

  @Get()
  @ApiOperation({ summary: 'Get whether and when the account will be deleted' })
  @ApiOkResponse({ type: AccountDeletionResponse })
  read(@Me() me: SignedIn): Promise<AccountDeletionResponse> {
    return this.deletions.state(me.accountId);
  }

  @Post()
  @HttpCode(200)
  @FreshSignIn()
  @RateLimit({ name: 'me.deletion', limit: 10, perSeconds: 600 })
  @ApiOperation({
    summary: 'Schedule the deletion of the account in seven days',
    description: 'Signs out the other devices. Repeating it has no effect.',
  })
  @ApiOkResponse({ type: AccountDeletionResponse })
  @Refuses('wrong_password', 'busy')
  schedule(@Me() me: SignedIn, @Body() body: AccountDeletionRequest): Promise<AccountDeletionResponse> {
    return this.deletions.schedule(me, body.password);
  }

  @Delete()
  @HttpCode(204)
  @ApiOperation({ summary: 'Cancel the deletion of the account' })
  @ApiNoContentResponse()
  @Refuses('not_found', 'guardian_decides')
  async undo(@Me() me: SignedIn): Promise<void> {
    await this.deletions.undo(me);
  }
}
