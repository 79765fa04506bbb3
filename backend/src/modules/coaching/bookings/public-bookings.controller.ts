import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Language } from '../../../kernel/languages.js';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { RequestLanguage } from '../../../platform/http/accept-language.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { Public } from '../../../platform/security/access.js';
import type { Actor } from '../../../platform/security/actor.js';
import { CurrentActor } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { LinkedBookingService } from './linked-booking.service.js';
import {
  BookRequest,
  HeldResponse,
  LinkedBookingResponse,
  MoveSessionRequest,
  SessionDownloadResponse,
} from './bookings.dto.js';

const LinkToken = () =>
  ApiParam({ name: 'token', description: 'Token from the link', schema: { type: 'string', maxLength: 300 } });

/** Booking without an account; the emailed link identifies the person. */
@ApiTags('Coaching')
@Controller('coaching')
@Public()
export class PublicBookingsController {
  constructor(private readonly bookings: LinkedBookingService) {}

  @Post('offerings/:id/bookings')
  @HttpCode(202)
  @RateLimit({ name: 'coaching.book', limit: 10, perSeconds: 600, byAddressToo: true })
  @Summary(
    'Request a free time; it’s held for 30 minutes, and a confirmation link is emailed',
    'Same response whether or not the address has an account. If refused with `slot_taken`, `current.slots` has the next free times.',
  )
  @ApiAcceptedResponse({ type: HeldResponse })
  @Refuses('not_found', 'slot_taken', 'too_late')
  book(
    @IdParam() id: string,
    @CurrentActor() actor: Actor,
    @Body() request: BookRequest,
    @RequestLanguage() language: Language | null = null,
  ): Promise<HeldResponse> {
    return this.bookings.hold(
      id,
      { ...request, language },
      actor?.role === 'member' ? actor.accountId : null,
    );
  }

  @Get('bookings/:token')
  @LinkToken()
  @RateLimit({ name: 'coaching.links', limit: 60, perSeconds: 60, byAddressToo: true })
  @Summary('Get the booking of an emailed link')
  @Answers(LinkedBookingResponse, 'link_invalid')
  read(@Param('token') token: string) {
    return this.bookings.read(token);
  }

  @Get('bookings/:token/files')
  @LinkToken()
  @RateLimit({ name: 'coaching.links', limit: 60, perSeconds: 60, byAddressToo: true })
  @Summary('Get the download links of this session’s files, valid for 15 minutes')
  @Answers([SessionDownloadResponse], 'link_invalid')
  downloads(@Param('token') token: string) {
    return this.bookings.downloads(token);
  }

  @Post('bookings/:token/confirm')
  @LinkToken()
  @RateLimit({ name: 'coaching.links', limit: 60, perSeconds: 60, byAddressToo: true })
  @Summary('Confirm the booking; the video link is emailed')
  @Answers(LinkedBookingResponse, 'link_invalid', 'too_late')
  confirm(@Param('token') token: string) {
    return this.bookings.confirm(token);
  }

  @Post('bookings/:token/move')
  @LinkToken()
  @RateLimit({ name: 'coaching.links', limit: 60, perSeconds: 60, byAddressToo: true })
  @Summary(
    'Move the booking to another free time; notifies the coach and updates the calendar entry',
    'If refused with `slot_taken`, `current.slots` has the next free times.',
  )
  @Answers(LinkedBookingResponse, 'link_invalid', 'slot_taken', 'outside_hours', 'too_late')
  move(@Param('token') token: string, @Body() { startsAt }: MoveSessionRequest) {
    return this.bookings.move(token, new Date(startsAt));
  }

  @Post('bookings/:token/cancel')
  @LinkToken()
  @RateLimit({ name: 'coaching.links', limit: 60, perSeconds: 60, byAddressToo: true })
  @Summary('Cancel the booking; the time is free again immediately')
  @Answers(LinkedBookingResponse, 'link_invalid', 'too_late')
  cancel(@Param('token') token: string) {
    return this.bookings.cancel(token);
  }
}
