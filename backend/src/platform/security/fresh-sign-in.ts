import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const FRESH_SIGN_IN = 'sanctum:fresh-sign-in';

/** For acts that cannot be taken back: the password was proved on this device within ten minutes (product rule 2.6). */
export const FreshSignIn = (): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(FRESH_SIGN_IN, true), ApiExtension('x-fresh-sign-in', true));
