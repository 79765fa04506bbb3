import { Body, Controller, Delete, Get, HttpCode, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Refuses } from '../../../platform/http/refuses.js';
import { AllowSignedIn } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { PushDeviceRequest, PushDeviceResponse } from './push-devices.dto.js';
import { PushDevicesService } from './push-devices.service.js';

@ApiTags('Notifications')
@Controller('me/push-device')
@AllowSignedIn()
export class PushDevicesController {
  constructor(private readonly devices: PushDevicesService) {}

  @Get()
  @ApiOperation({ summary: 'Whether push messages come to this device, and the key to switch them on with' })
  @ApiOkResponse({ type: PushDeviceResponse })
  read(@Me() me: SignedIn): Promise<PushDeviceResponse> {
    return this.devices.of(me);
  }

  @Put()
  @RateLimit({ name: 'me.push-device', limit: 30, perSeconds: 60 })
  @ApiOperation({
    summary: 'Let push messages come to this device',
    description:
      'Until it is signed out, or its push service says that it is gone. Again: the newer address counts.',
  })
  @ApiOkResponse({ type: PushDeviceResponse })
  @Refuses('not_possible')
  async switchOn(@Me() me: SignedIn, @Body() device: PushDeviceRequest): Promise<PushDeviceResponse> {
    await this.devices.add(me, device);
    return this.devices.of(me);
  }

  @Delete()
  @HttpCode(204)
  @ApiOperation({ summary: 'Let no push messages come to this device any more' })
  @ApiNoContentResponse()
  switchOff(@Me() me: SignedIn): Promise<void> {
    return this.devices.remove(me.sessionId);
  }
}
