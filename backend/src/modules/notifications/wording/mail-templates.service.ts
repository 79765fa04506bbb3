import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { badRequest, DomainError } from '../../../kernel/errors.js';
import { LANGUAGES, type Language } from '../../../kernel/languages.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { say } from '../../../platform/words/catalogues.js';
import { AccountsQueries } from '../../accounts/index.js';
import { AuditService } from '../../audit/index.js';
import type { MailKind } from '../kinds/mail-kinds.js';
import { problemsOf } from '../templates/check-texts.js';
import { known, type TemplateTexts } from '../templates/compose.js';
import { MailWords } from '../templates/mail-words.js';
import { ourTexts } from '../templates/our-texts.js';
import { MAIL_TEMPLATES, templateOf } from '../templates/registry.js';
import { type MailTemplate, TEXT_FIELDS } from '../templates/template.js';
import { MailComposerService } from '../writing/mail-composer.service.js';
import { MailWordingsQueries, type Wording } from '../writing/mail-wordings.queries.js';
import type {
  MailPreviewResponse,
  MailTemplateListedResponse,
  MailTemplateResponse,
} from './mail-templates.dto.js';

/** Kind and language of an email; `spoken` is the language of the person who asks. */
export interface Which {
  kind: MailKind;
  language: Language;
  spoken: Language;
}

/** Lists, previews, tests and saves the coach's texts of emails. */
@Injectable()
export class MailTemplatesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly wordings: MailWordingsQueries,
    private readonly composer: MailComposerService,
    private readonly accounts: AccountsQueries,
    private readonly audit: AuditService,
  ) {}

  async list(spoken: Language): Promise<MailTemplateListedResponse[]> {
    const hers = await this.wordings.all();
    const changed = new Map(hers.map(({ kind, language, texts }) => [`${kind}.${language}`, texts]));
    return MAIL_TEMPLATES.map((template) => ({
      ...named(template, spoken),
      languages: LANGUAGES.map((language) => {
        const texts = changed.get(`${template.kind}.${language}`) ?? null;
        const { subject } = texts ?? ourTexts(template.kind, language);
        return { language, subject, isChanged: texts !== null };
      }),
    }));
  }

  async read(which: Which): Promise<MailTemplateResponse> {
    return this.describe(await this.wordings.of(which.kind, which.language), which.spoken);
  }

  /** Saves texts. With `expectedVersion`, newer texts are not overwritten: 412 with the current ones. */
  async save(
    which: Which,
    texts: TemplateTexts,
    by: string,
    expectedVersion?: number,
  ): Promise<MailTemplateResponse> {
    return this.change(which, this.checked(which, texts), by, expectedVersion);
  }

  /** Restores the default texts. */
  async restore(which: Which, by: string, expectedVersion?: number): Promise<MailTemplateResponse> {
    return this.change(which, null, by, expectedVersion);
  }

  async preview(which: Which, texts: TemplateTexts): Promise<MailPreviewResponse> {
    const checked = this.checked(which, texts);
    return this.composer.preview(this.example(which), which.language, { texts: checked });
  }

  /** Sends a test email with these texts to the account's own address at once and reports a refusal. Returns the address. */
  async test(which: Which, texts: TemplateTexts, accountId: string): Promise<string> {
    const checked = this.checked(which, texts);
    const contact = await this.accounts.contact(accountId);
    if (!contact) throw new Error('whoever asks has no account');
    await this.composer.test(contact.email, this.example(which), which.language, { texts: checked });
    return contact.email;
  }

  /** Sends one of our emails to the account's own address, to test if email works at all. */
  async testOurs(which: Which, accountId: string): Promise<void> {
    await this.test(which, ourTexts(which.kind, which.language), accountId);
  }

  /** Saves in one statement that contains the condition, so that of two simultaneous saves one is refused. */
  private async change(
    which: Which,
    texts: TemplateTexts | null,
    by: string,
    expectedVersion: number | undefined,
  ): Promise<MailTemplateResponse> {
    const { kind, language } = which;
    const isSaved = await this.database.transaction(async (tx) => {
      const rows = await tx.query(
        `insert into mail_wordings as w (kind, language, texts, version, saved_at) values ($1, $2, $3, 1, $4)
         on conflict (kind, language) do update
         set texts = excluded.texts, version = w.version + 1, saved_at = excluded.saved_at
         where $5::int is null or w.version = $5
         returning 1`,
        [kind, language, texts && JSON.stringify(texts), this.clock.now(), expectedVersion ?? null],
      );
      if (rows.length === 0) return false;
      await this.record(tx, by, texts === null ? 'mail_template.restored' : 'mail_template.changed', kind);
      return true;
    });
    const current = await this.read(which);
    if (!isSaved)
      throw new DomainError(
        'stale_edit',
        'This email was changed somewhere else. Reload to see the latest version.',
        { current },
      );
    return current;
  }

  private record(
    tx: Tx,
    by: string,
    action: 'mail_template.changed' | 'mail_template.restored',
    kind: MailKind,
  ): Promise<void> {
    return this.audit.record(tx, { by, action, subject: { type: 'mail' }, fields: [kind] });
  }

  private checked({ kind }: Which, texts: TemplateTexts): TemplateTexts {
    const template = templateOf(kind);
    const [subject, heading, button] = [texts.subject, texts.heading, texts.button].map(onOneLine);
    const tidy = { ...texts, subject: subject!, heading: heading!, button: button! };
    const fields = problemsOf(template, tidy);
    if (Object.keys(fields).length > 0) throw badRequest('invalid', 'Please check the texts', fields);
    return Object.fromEntries(TEXT_FIELDS.map((field) => [field, tidy[field]])) as TemplateTexts & object;
  }

  private example({ kind, language }: Which) {
    return templateOf(kind).example(new MailWords(language));
  }

  private async describe({ kind, language, texts, version, savedAt }: Wording, spoken: Language) {
    const template = templateOf(kind);
    const ours = ourTexts(kind, language);
    const samples = known(this.example({ kind, language, spoken }), await this.composer.writer());
    const placeholders = template.placeholders.map((name) => ({
      name,
      label: say(spoken, 'mail-templates', `placeholders.${name}`),
      sample: samples.get(name) ?? '',
      neededIn: TEXT_FIELDS.filter((field) => template.keeps[field]?.includes(name)),
    }));
    return {
      ...named(template, spoken),
      language,
      version,
      isChanged: texts !== null,
      savedAt: texts === null ? null : savedAt,
      texts: texts ?? ours,
      ours,
      placeholders,
    };
  }
}

const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

const named = ({ kind, group }: MailTemplate, spoken: Language) => ({
  kind,
  group,
  title: say(spoken, 'mails', `templates.${kind}.title`),
  occasion: say(spoken, 'mails', `templates.${kind}.occasion`),
});
