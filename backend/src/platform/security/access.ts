import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { ROLES, type Role } from '../../kernel/roles.js';

export type Caller = Role | 'visitor';

/**
 * Callers that a handler allows: anyone, or the listed ones. A handler that declares none stops the application's
 * start.
 */
export type Access = 'public' | readonly Caller[];

export const ACCESS = 'sanctum:access';

const declare = (access: Access) =>
  applyDecorators(
    SetMetadata(ACCESS, access),
    ApiExtension('x-access', access === 'public' ? ['visitor', ...ROLES] : [...access]),
  );

/** Anyone may call this, signed in or not. */
export const Public = (): MethodDecorator & ClassDecorator => declare('public');

/** Only these roles may call this: 401 for visitors, 403 for the other role. */
export const Allow = (...roles: [Role, ...Role[]]): MethodDecorator & ClassDecorator => declare(roles);

/** Visitors and these roles may call this; the other role gets a 403. */
export const AllowVisitorAnd = (...roles: [Role, ...Role[]]): MethodDecorator & ClassDecorator =>
  declare(['visitor', ...roles]);

export const AllowSignedIn = (): MethodDecorator & ClassDecorator => Allow(...ROLES);
