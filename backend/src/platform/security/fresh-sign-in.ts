import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const FRESH_SIGN_IN = 'sanctum:fresh-sign-in';

/** Requires, for irreversible actions, that this device proved the password within the last ten minutes (product rule 2.6). */
export const FreshSignIn = (): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(FRESH_SIGN_IN, true), ApiExtension('x-fresh-sign-in', true));
