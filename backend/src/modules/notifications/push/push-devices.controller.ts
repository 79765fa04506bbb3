import { Body, Controller, Delete, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, AnswersNothing, Summary } from '../../../platform/http/answers.js';
import { AllowSignedIn } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { PushDeviceRequest, PushDeviceResponse } from './push-devices.dto.js';
import { PushDevicesService } from './push-devices.service.js';
import { ClosedToPrograms } from '../../../platform/security/scopes.js';

@ApiTags('Notifications')
@Controller('me/push-device')
@AllowSignedIn()
@ClosedToPrograms('browser')
export class PushDevicesController {
  constructor(private readonly devices: PushDevicesService) {}

  @Get()
  @Summary('Get whether push notifications are on for this device, and the key to turn them on')
  @Answers(PushDeviceResponse)
  read(@Me() me: SignedIn) {
    return this.devices.of(me);
  }

  @Put()
  @RateLimit({ name: 'me.push-device', limit: 30, perSeconds: 60 })
  @Summary(
    'Turn on push notifications on this device',
    'Applies until the device is signed out or its push service reports it gone. Sending it again replaces the address.',
  )
  @Answers(PushDeviceResponse, 'not_possible')
  async switchOn(@Me() me: SignedIn, @Body() device: PushDeviceRequest) {
    await this.devices.add(me, device);
    return this.devices.of(me);
  }

  @Delete()
  @Summary('Turn off push notifications on this device')
  @AnswersNothing()
  switchOff(@Me() me: SignedIn) {
    return this.devices.remove(me.sessionId);
  }
}
