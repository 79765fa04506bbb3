import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { asLanguage, DEFAULT_LANGUAGE, type Language } from '../../kernel/languages.js';

/** Max languages read from the header; no browser names more. */
const MOST_NAMES = 20;

/**
 * Returns the one of our languages that an `Accept-Language` header prefers (RFC 9110, 12.5.4):
 * `es-MX,es;q=0.9,en;q=0.8` → es. A region counts as its language and `q=0` as a no; undefined if the header names none
 * of ours.
 */
export function languageOf(header: string | undefined): Language | undefined {
  const wanted = (header ?? '')
    .split(',', MOST_NAMES)
    .flatMap((entry) => wantedLanguage(entry) ?? [])
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  return wanted[0]?.language;
}

function wantedLanguage(entry: string): { language: Language; weight: number } | undefined {
  const match = /^\s*([a-z]{1,8})(?:-[a-z0-9-]{1,40})?\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?$/i.exec(entry);
  const [, name = '', weight = '1'] = match ?? [];
  const language = asLanguage(name.toLowerCase());
  return language && { language, weight: Number(weight) };
}

const languageAsked = (context: ExecutionContext): Language | undefined =>
  languageOf(context.switchToHttp().getRequest<FastifyRequest>().headers['accept-language']);

/** Language of the request, if it is one of ours. */
export const RequestLanguage = createParamDecorator((_: unknown, context: ExecutionContext) =>
  languageAsked(context),
);

/** Language of the coach's texts in the response: the request's, or English. */
export const ReaderLanguage = createParamDecorator(
  (_: unknown, context: ExecutionContext) => languageAsked(context) ?? DEFAULT_LANGUAGE,
);
