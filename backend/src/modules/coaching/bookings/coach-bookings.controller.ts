import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiList } from '../../../platform/http/api-list.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { ListParams } from '../../../platform/http/list-params.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { Allow } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { BookingResponse, CancelBookingRequest } from './bookings.dto.js';
import { BOOKING_FIELDS, BookingsQueries } from './bookings.queries.js';
import { CoachBookingsService } from './coach-bookings.service.js';

@ApiTags('Coach sessions')
@Controller('creator/coaching/bookings')
@Allow('creator')
export class CoachBookingsController {
  constructor(
    private readonly queries: BookingsQueries,
    private readonly bookings: CoachBookingsService,
  ) {}

  @Get()
  @ApiList({ summary: 'Who has booked', type: BookingResponse, unit: 'bookings', fields: BOOKING_FIELDS })
  async list(
    @Query() params: ListParams,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BookingResponse[]> {
    const { items, contentRange } = await this.queries.list(params);
    void reply.header('content-range', contentRange);
    return items;
  }

  @Get(':id')
  @ApiOperation({ summary: 'One booking' })
  @ApiOkResponse({ type: BookingResponse })
  @Refuses('not_found')
  one(@IdParam() id: string): Promise<BookingResponse> {
    return this.queries.one(id);
  }

  @Post(':id/cancellation')
  @HttpCode(200)
  @ApiOperation({ summary: 'Cancel a booking; the person is told why by mail, and the time is free again' })
  @ApiOkResponse({ type: BookingResponse })
  @Refuses('not_found', 'too_late')
  async cancel(
    @IdParam() id: string,
    @Me() { accountId }: SignedIn,
    @Body() { reason }: CancelBookingRequest,
  ): Promise<BookingResponse> {
    await this.bookings.cancel(accountId, id, reason);
    return this.queries.one(id);
  }
}
