import { applyDecorators, UseGuards } from '@nestjs/common';
import { Refuses } from '../../../platform/http/refuses.js';
import { ActsForGuard } from './acts-for.guard.js';

/**
 * An act of the coach for one member, whom the path or the body names as a student. Refused while nothing is agreed to for a minor. What
 * takes something away from her, or keeps her safe, goes without it (`backend/test/coach-acts`).
 */
export const ActsForMember = (): MethodDecorator =>
  applyDecorators(UseGuards(ActsForGuard), Refuses('consent_needed'));
