import { Global, Module } from '@nestjs/common';
import { buildOf } from '../config/build.js';
import { CONFIG, type Config } from '../config/config.js';
import { Log } from './log.js';
import { Tracing } from './tracing.js';

/** Loads OpenTelemetry only if a collector is configured. */
async function tracingOf(config: Config): Promise<Tracing> {
  const { endpoint, headers, serviceName } = config.tracing;
  if (endpoint === undefined) return new Tracing();
  const { OtlpTracing } = await import('./otlp-tracing.js');
  const log = new Log(config.logLevel);
  const onUndelivered = (error: unknown) => log.warn({ error }, 'traces cannot be delivered');
  const { version } = buildOf(config);
  return new OtlpTracing({ endpoint, headers, onUndelivered }, { name: serviceName, version });
}

@Global()
@Module({
  providers: [
    { provide: Tracing, useFactory: tracingOf, inject: [CONFIG] },
    {
      provide: Log,
      useFactory: (config: Config, tracing: Tracing) => new Log(config.logLevel, tracing),
      inject: [CONFIG, Tracing],
    },
  ],
  exports: [Log, Tracing],
})
export class TelemetryModule {}
