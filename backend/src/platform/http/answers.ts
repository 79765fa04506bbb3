import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { ProblemCode } from './problem-codes.js';
import { Refuses } from './refuses.js';

/** Class of an answer; in brackets: a list of them. */
type Answer = Type | [Type];

const refusing = (codes: ProblemCode[]): MethodDecorator[] => {
  const [first, ...others] = codes;
  return first ? [Refuses(first, ...others)] : [];
};

/** Says in the contract what an operation does. */
export const Summary = (summary: string, description?: string): MethodDecorator =>
  ApiOperation({ summary, ...(description !== undefined && { description }) });

/** Answers with 200, or refuses with these codes besides those of `Refuses`. */
export const Answers = (type: Answer, ...codes: ProblemCode[]): MethodDecorator =>
  applyDecorators(...refusing(codes), ApiOkResponse({ type }), HttpCode(200));

/** Answers with 201 and what was created, or refuses. */
export const Creates = (type: Answer, ...codes: ProblemCode[]): MethodDecorator =>
  applyDecorators(...refusing(codes), ApiCreatedResponse({ type }), HttpCode(201));

/** Answers with 204 and no body, or refuses. */
export const AnswersNothing = (...codes: ProblemCode[]): MethodDecorator =>
  applyDecorators(...refusing(codes), ApiNoContentResponse(), HttpCode(204));
