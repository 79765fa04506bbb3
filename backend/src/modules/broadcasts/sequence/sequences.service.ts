import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { badRequest, conflict, notFound, refuseStaleEdit, unprocessable } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { type AuditAction, AuditService } from '../../audit/index.js';
import { type MailingTexts, MailingTextsService } from '../mailings/mailing-texts.service.js';
import { Sequence } from '../sequence.entity.js';
import { SequenceStep } from '../sequence-step.entity.js';
import { ABOUT_A_PRODUCT } from '../sequence-triggers.js';
import { type SequenceTerms, termsProblems, tidyTerms } from './sequence-problems.js';
import type { NewSequenceRequest } from './sequences.dto.js';

interface CheckedStep {
  id: string | null;
  delayDays: number;
  words: MailingTexts;
}

/** Lets the coach create sequences, change their mailings, and turn them on and off. */
@Injectable()
export class SequencesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: AuditService,
    private readonly texts: MailingTextsService,
  ) {}

  /** Creates a sequence, turned off. */
  async add(by: string, request: NewSequenceRequest): Promise<string> {
    const { terms, steps } = this.checked(request);
    const id = newId();
    await this.database.transaction(async (tx) => {
      await tx.insert(Sequence, { id, name: request.name, ...terms, createdAt: this.clock.now() });
      await this.keepSteps(tx, id, steps);
      await this.record(tx, by, 'sequence.created', id);
    });
    return id;
  }

  /**
   * Changes a sequence. Members continue from their position: nobody gets a mailing twice, and mailings moved before
   * that position reach only others. With `expectedVersion`, newer edits are not overwritten.
   */
  async edit(by: string, id: string, request: NewSequenceRequest, expectedVersion?: number): Promise<void> {
    const { terms, steps } = this.checked(request);
    await this.database.transaction(async (tx) => {
      const before = await this.locked(tx, id);
      refuseStaleEdit(
        expectedVersion,
        before.version,
        'This sequence was changed somewhere else. Reload to see the latest version.',
      );
      if (before.isOn && steps.length === 0) throw noMailings();
      await tx.update(Sequence, { id }, { name: request.name, ...terms, version: before.version + 1 });
      await this.keepSteps(tx, id, steps);
      await this.record(tx, by, 'sequence.updated', id);
    });
  }

  /** Turns a sequence on or off. Events while it was off start no runs. Members already in it continue. */
  async switch(by: string, id: string, isOn: boolean): Promise<void> {
    await this.database.transaction(async (tx) => {
      const before = await this.locked(tx, id);
      if (before.isOn === isOn) return;
      const hasMailings = await tx.query(
        'select 1 from sequence_steps where sequence_id = $1 and removed_at is null limit 1',
        [id],
      );
      if (isOn && hasMailings.length === 0) throw noMailings();
      await tx.update(Sequence, { id }, { isOn, ...(isOn && { turnedOnAt: this.clock.now() }) });
      await this.record(tx, by, isOn ? 'sequence.turned_on' : 'sequence.turned_off', id);
    });
  }

  /** Deletes a sequence that has sent no mailings. One that has stays with its report, and can only be turned off. */
  async remove(by: string, id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.locked(tx, id);
      const sent = await tx.query(
        `select 1 from mailing_deliveries d join sequence_entries e on e.id = d.entry_id where e.sequence_id = $1 limit 1`,
        [id],
      );
      if (sent.length > 0)
        throw conflict(
          'mailing_sent',
          'Someone already got an email from this sequence. Turn it off instead.',
        );
      const mailings = await tx.query<{ id: string }>(
        'select mailing_id as id from sequence_steps where sequence_id = $1',
        [id],
      );
      await tx.delete(Sequence, { id });
      await tx.query('delete from mailings where id = any($1::uuid[])', [
        mailings.map((mailing) => mailing.id),
      ]);
      await this.record(tx, by, 'sequence.deleted', id);
    });
  }

  /** Keeps the mailing of each step that has an id; a removed step sends nothing anymore. */
  private async keepSteps(tx: Tx, sequenceId: string, steps: readonly CheckedStep[]): Promise<void> {
    const there = await tx.find(SequenceStep, { where: { sequenceId } });
    const named = new Set(steps.flatMap(({ id }) => (id === null ? [] : [id])));
    for (const { id, removedAt } of there)
      if (!named.has(id) && removedAt === null)
        await tx.update(SequenceStep, { id }, { removedAt: this.clock.now() });
    for (const [index, { id, delayDays, words }] of steps.entries()) {
      const position = index + 1;
      const before = there.find((step) => step.id === id && step.removedAt === null);
      if (id !== null && !before)
        throw badRequest('invalid', 'Please check the highlighted fields', {
          [`steps.${index}.id`]: 'doesn’t exist',
        });
      if (before) {
        await tx.update(SequenceStep, { id: before.id }, { position, delayDays });
        await this.texts.change(tx, before.mailingId, words);
      } else {
        const mailingId = await this.texts.add(tx, words);
        await tx.insert(SequenceStep, { id: newId(), sequenceId, position, delayDays, mailingId });
      }
    }
  }

  private async locked(tx: Tx, id: string): Promise<Sequence> {
    const sequence = await tx.findOne(Sequence, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!sequence) throw notFound('Sequence');
    return sequence;
  }

  private checked(request: NewSequenceRequest): { terms: SequenceTerms; steps: CheckedStep[] } {
    const terms = tidyTerms(request);
    const fields = termsProblems(terms);
    if (Object.keys(fields).length > 0)
      throw badRequest('invalid', 'Please check the highlighted fields', fields);
    const withTitle = ABOUT_A_PRODUCT.includes(terms.trigger);
    const steps = request.steps.map(({ id, delayDays, ...words }, index) => ({
      id,
      delayDays,
      words: this.texts.checked(words, withTitle, `steps.${index}.`),
    }));
    return { terms, steps };
  }

  private record(tx: Tx, by: string, action: AuditAction, id: string): Promise<void> {
    return this.audit.record(tx, { by, action, subject: { type: 'sequence', id } });
  }
}

const noMailings = () => unprocessable('not_possible', 'Add an email before you turn on this sequence');
