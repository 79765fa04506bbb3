import { Param, type PipeTransform } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { notFound } from '../../../kernel/errors.js';
import { asLanguage, LANGUAGES, type Language } from '../../../kernel/languages.js';
import { andOfHandler, Refuses } from '../../../platform/http/refuses.js';
import { MAIL_KINDS, type MailKind } from '../kinds/mail-kinds.js';

class ReadKind implements PipeTransform<string, MailKind> {
  transform(value: string): MailKind {
    const known = MAIL_KINDS.find((kind) => kind === value);
    if (!known) throw notFound('Email');
    return known;
  }
}

class ReadLanguage implements PipeTransform<string, Language> {
  transform(value: string): Language {
    const known = asLanguage(value);
    if (!known) throw notFound('Language');
    return known;
  }
}

/** Path parameter with a kind of email; an unknown kind is not found. */
export const KindParam = (): ParameterDecorator =>
  andOfHandler(
    Param('kind', new ReadKind()),
    ApiParam({ name: 'kind', enum: MAIL_KINDS, enumName: 'MailKind' }),
    Refuses('not_found'),
  );

/** Path parameter with a language; an unknown language is not found. */
export const LanguageParam = (): ParameterDecorator =>
  andOfHandler(
    Param('language', new ReadLanguage()),
    ApiParam({ name: 'language', enum: LANGUAGES, enumName: 'Language' }),
    Refuses('not_found'),
  );
