import { ApiPropertyOptional } from '@nestjs/swagger';
import { isTimeZone, IsString, MaxLength } from 'class-validator';
import { MayBeMissing } from '../../../platform/http/text.js';

/** The time zone that a browser names as its own. */
export const ZoneOfBrowser = (): PropertyDecorator => {
  const decorators = [
    ApiPropertyOptional({
      example: 'America/Vancouver',
      maxLength: 64,
      description: 'IANA name of the time zone of the browser; one that the server does not know is left out',
    }),
    MayBeMissing(),
    IsString(),
    MaxLength(64),
  ];
  return (target, key) => {
    for (const decorate of decorators) decorate(target, key);
  };
};

/** Nobody is kept out because a browser knows a newer zone than the server does. */
export const zoneFrom = (timeZone: string | undefined): { timeZone?: string } =>
  isTimeZone(timeZone) ? { timeZone } : {};
