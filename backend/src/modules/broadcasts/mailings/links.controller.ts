import { Controller, Get, Header, Param, Redirect, Req } from '@nestjs/common';
import { ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Summary } from '../../../platform/http/answers.js';
import { Public } from '../../../platform/security/access.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { LinkClicksService } from './link-clicks.service.js';

/** Links of mailings. They lead only to addresses that the coach wrote into that mailing. */
@ApiTags('Broadcasts')
@Controller('mailing-links')
@Public()
export class LinksController {
  constructor(private readonly clicks: LinkClicksService) {}

  @Get(':token')
  // Many recipients share the few addresses of their mail provider.
  @RateLimit({ name: 'mailing-links', limit: 600, perSeconds: 60 })
  @Redirect()
  @Header('cache-control', 'no-store')
  @Header('referrer-policy', 'no-referrer')
  @Summary(
    'Follow a link from a broadcast or sequence',
    'Counts the click. An unknown link leads to the home page.',
  )
  @ApiParam({
    name: 'token',
    description: 'Token from the email',
    schema: { type: 'string', maxLength: 200 },
  })
  @ApiResponse({ status: 302, description: 'Redirects to the address the coach wrote' })
  async follow(
    @Param('token') token: string,
    @Req() { method }: FastifyRequest,
  ): Promise<{ url: string; statusCode: number }> {
    return { url: await this.clicks.follow(token, method === 'GET'), statusCode: 302 };
  }
}
