import { Injectable } from '@nestjs/common';
import { notFound, refuseStaleEdit } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import { AuditService } from '../../audit/index.js';
import { ACTION_NAMES } from '../ledger/actions.js';
import type { EditGrowthRuleRequest, GrowthRuleResponse } from './growth-rules.dto.js';

const COLUMNS = 'action, points, daily_cap as "dailyCap", is_on as "isOn", version';
const TERMS = ['points', 'dailyCap', 'isOn'] as const;

/** Manages the points of each action. A change applies to actions from then on. */
@Injectable()
export class GrowthRulesService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditService,
  ) {}

  async one(action: string): Promise<GrowthRuleResponse> {
    const rule = await this.database.one<GrowthRuleResponse>(
      `select ${COLUMNS} from growth_rules where action = $1`,
      [action],
    );
    if (!rule) throw notFound('Rule');
    return rule;
  }

  list(): Promise<GrowthRuleResponse[]> {
    return this.database.query<GrowthRuleResponse>(
      `select ${COLUMNS} from growth_rules order by array_position($1::text[], action)`,
      [ACTION_NAMES],
    );
  }

  async save(
    by: string,
    action: string,
    terms: EditGrowthRuleRequest,
    expectedVersion?: number,
  ): Promise<void> {
    await this.database.transaction(async (tx) => {
      const before = await tx.one<GrowthRuleResponse>(
        `select ${COLUMNS} from growth_rules where action = $1 for update`,
        [action],
      );
      if (!before) throw notFound('Rule');
      refuseStaleEdit(expectedVersion, before.version);
      const fields = TERMS.filter((name) => before[name] !== terms[name]);
      if (fields.length === 0) return;
      await tx.query(
        'update growth_rules set points = $2, daily_cap = $3, is_on = $4, version = version + 1 where action = $1',
        [action, terms.points, terms.dailyCap, terms.isOn],
      );
      await this.audit.record(tx, {
        by,
        action: 'growth_rule.updated',
        subject: { type: 'growth_rule' },
        fields,
      });
    });
  }
}
