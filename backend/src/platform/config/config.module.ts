import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Clock, SystemClock } from '../../kernel/clock.js';
import { type Build, BUILD, buildOf } from './build.js';
import { CONFIG, type Config } from './config.js';
import { type LocalSecrets, localSecrets } from './local-secrets.js';

export const LOCAL_SECRETS = Symbol('local secrets');

export class SiteUrl {
  constructor(private readonly config: Config) {}

  /** `path` begins with a slash. */
  of(path: string): string {
    return `${this.config.publicUrl}${path}`;
  }
}

/** Provides configuration, the secrets of this installation and the clock everywhere. */
@Global()
@Module({})
export class ConfigModule {
  static with(config: Config, clock: Clock = new SystemClock()): DynamicModule {
    return {
      module: ConfigModule,
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: SiteUrl, useValue: new SiteUrl(config) },
        { provide: BUILD, useFactory: (): Build => buildOf(config) },
        { provide: LOCAL_SECRETS, useFactory: (): LocalSecrets => localSecrets(config.dataDir) },
        { provide: Clock, useValue: clock },
      ],
      exports: [BUILD, CONFIG, LOCAL_SECRETS, Clock, SiteUrl],
    };
  }
}
