import { applyDecorators, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from './access.js';
import { type Area, ForPrograms, type Scope } from './scopes.js';

interface Published {
  /** Group of the operations in the contract, one of `TAGS`. */
  tag: string;
  /** Area or scope that a personal API token needs. */
  area: Area | Scope;
}

const controllerFor =
  (role: 'creator' | 'member') =>
  (path: string, { tag, area }: Published): ClassDecorator =>
    applyDecorators(Controller(path), ApiTags(tag), Allow(role), ForPrograms(area));

/** Operations for the coach, also through the coach's API tokens. */
export const CoachController = controllerFor('creator');

/** Operations for a signed-in member, also through the member's API tokens. */
export const MemberController = controllerFor('member');
