import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { isId } from '../../../kernel/ids.js';
import { StandingQueries } from './standing.queries.js';

interface Asked {
  params: { id?: unknown };
  body?: { studentId?: unknown } | undefined;
}

/** Asks the policy whether the coach may act for the member in the path or in the body now. */
@Injectable()
export class ActsForGuard implements CanActivate {
  constructor(private readonly standing: StandingQueries) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { params, body } = context.switchToHttp().getRequest<Asked>();
    const memberId = body?.studentId ?? params.id;
    if (typeof memberId === 'string' && isId(memberId)) await this.standing.mustActFor(undefined, memberId);
    return true;
  }
}
