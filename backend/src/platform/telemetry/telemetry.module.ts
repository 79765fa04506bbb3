import { Global, Module } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Log } from './log.js';

@Global()
@Module({
  providers: [{ provide: Log, useFactory: (config: Config) => new Log(config.logLevel), inject: [CONFIG] }],
  exports: [Log],
})
export class TelemetryModule {}
