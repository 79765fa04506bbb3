import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  UseGuards,
} from '@nestjs/common';
import { isId } from '../../../kernel/ids.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { StandingQueries } from './standing.queries.js';

interface Asked {
  params: { id?: unknown };
  body?: { studentId?: unknown } | undefined;
}

/** Asks the policy whether the coach may act for the member in the path or in the body now. */
@Injectable()
class ActsForGuard implements CanActivate {
  constructor(private readonly standing: StandingQueries) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { params, body } = context.switchToHttp().getRequest<Asked>();
    const memberId = body?.studentId ?? params.id;
    if (typeof memberId === 'string' && isId(memberId)) await this.standing.mustActFor(undefined, memberId);
    return true;
  }
}

/**
 * An act of the coach for one member, whom the path or the body names as a student. Refused while nothing is agreed to for a minor. What
 * takes something away from her, or keeps her safe, goes without it (`backend/test/coach-acts`).
 */
export const ActsForMember = (): MethodDecorator =>
  applyDecorators(UseGuards(ActsForGuard), Refuses('consent_needed'));
