import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  MethodNotAllowedException,
  NotFoundException,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../kernel/errors.js';
import { DEFAULT_LANGUAGE, type Language } from '../../kernel/languages.js';
import { asDomainError } from '../database/postgres-errors.js';
import { Log } from '../telemetry/log.js';
import { languageOf } from '../http/accept-language.js';
import type { ProblemResponse } from '../http/problem.js';
import { type ProblemCode, STATUS } from '../http/problem-codes.js';
import { fieldSentence, problemInLanguage } from '../words/problem-words.js';
import { Routes } from './routes.js';

/** Codes for refusals by Fastify or Nest before our code runs. */
const HTTP_CODES: Record<number, [code: ProblemCode, message: string]> = {
  400: ['bad_request', 'We couldn’t read this request'],
  404: ['not_found', 'Not found'],
  405: ['method_not_allowed', 'This method isn’t allowed here'],
  408: ['too_slow', 'The request took too long to arrive'],
  413: ['too_large', 'The request is too large'],
  414: ['too_large', 'The URL is too long'],
  415: ['unsupported_media_type', 'The body must be application/json'],
  431: ['too_large', 'The headers are too large'],
};

/** Converts any thrown error to the envelope. An unknown error becomes a bare 500; its cause is only logged. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(
    private readonly log: Log,
    private readonly routes: Routes,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    // Nest's own error: no route was found. A missing row in the database is a DomainError.
    const methods = error instanceof NotFoundException ? this.methodsFor(request) : [];
    if (methods.length === 0) return this.answer(error, request, reply);
    void reply.header('allow', methods.join(', '));
    this.answer(new MethodNotAllowedException(), request, reply);
  }

  /** Sends the problem. Also called by Fastify's own error handler, for errors before routing. */
  answer(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const problem = problemFor(error, request);
    if (problem.statusCode >= 500) {
      this.log.error({ requestId: request.id, route: request.routeOptions.url, error }, 'request failed');
    }
    if (reply.sent) return;
    const retryAfter = error instanceof DomainError ? error.details.retryAfterSeconds : undefined;
    if (retryAfter !== undefined || problem.statusCode === 503)
      void reply.header('retry-after', String(retryAfter ?? 2));
    void reply.code(problem.statusCode).header('cache-control', 'no-store').send(problem);
  }

  private methodsFor({ url, method }: FastifyRequest): string[] {
    const methods = this.routes.methodsOf(url.split('?')[0]!);
    return methods.includes(method) ? [] : methods;
  }
}

/** Returns the envelope of any error, in the language of the request. */
export const problemFor = (error: unknown, { id, headers }: FastifyRequest): ProblemResponse =>
  inLanguage(problemOf(error, id), languageOf(headers['accept-language']));

/** Returns the envelope of any error. */
export function problemOf(error: unknown, requestId: string): ProblemResponse {
  const known = error instanceof DomainError ? error : asDomainError(error);
  if (known) {
    const { fields, current } = known.details;
    return {
      statusCode: STATUS[known.kind],
      code: known.code,
      message: known.message,
      ...(fields && { fields }),
      ...(current !== undefined && { current }),
      requestId,
    };
  }
  const statusCode = statusOf(error);
  const [code, message] = HTTP_CODES[statusCode] ?? [
    'internal',
    'Something went wrong on our end. Please try again.',
  ];
  return { statusCode: code === 'internal' ? 500 : statusCode, code, message, requestId };
}

/** Translates its sentences into the language of the request. */
function inLanguage(problem: ProblemResponse, language: Language = DEFAULT_LANGUAGE): ProblemResponse {
  const fields = Object.entries(problem.fields ?? {}).map(([path, said]) => [
    path,
    fieldSentence(language, path, said),
  ]);
  return {
    ...problem,
    message: problemInLanguage(language, problem.message),
    ...(problem.fields && { fields: Object.fromEntries(fields) as Record<string, string> }),
  };
}

/**
 * Turns a 403 from the static files, for a path that leaves their folder, into a 404. Our own refusals are
 * DomainErrors.
 */
function statusOf(error: unknown): number {
  const status =
    error instanceof HttpException ? error.getStatus() : (error as { statusCode?: number }).statusCode;
  return status === 403 ? 404 : (status ?? 500);
}
