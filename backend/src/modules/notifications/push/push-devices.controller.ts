import { Body, Controller, Delete, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, AnswersNothing, Summary } from '../../../platform/http/answers.js';
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
  @Summary('Whether push messages come to this device, and the key to switch them on with')
  @Answers(PushDeviceResponse)
  read(@Me() me: SignedIn): Promise<PushDeviceResponse> {
    return this.devices.of(me);
  }

  @Put()
  @RateLimit({ name: 'me.push-device', limit: 30, perSeconds: 60 })
  @Summary(
    'Let push messages come to this device',
    'Until it is signed out, or its push service says that it is gone. Again: the newer address counts.',
  )
  @Answers(PushDeviceResponse, 'not_possible')
  async switchOn(@Me() me: SignedIn, @Body() device: PushDeviceRequest): Promise<PushDeviceResponse> {
    await this.devices.add(me, device);
    return this.devices.of(me);
  }

  @Delete()
  @Summary('Let no push messages come to this device any more')
  @AnswersNothing()
  switchOff(@Me() me: SignedIn): Promise<void> {
    return this.devices.remove(me.sessionId);
  }
}
