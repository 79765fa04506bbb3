import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { ProblemCode } from './problem-codes.js';
import { Refuses } from './refuses.js';

/** Class of an answer; in brackets: a list of them. */
type Answer<T> = Type<T> | [Type<T>];

/** Decorates a method that returns what the contract says; anything else doesn't compile. */
type Returning<R> = <M extends (...given: never[]) => R | Promise<R>>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<M>,
) => void;

type Answering = {
  <T>(list: [Type<T>], ...codes: ProblemCode[]): Returning<readonly T[]>;
  <T>(type: Type<T>, ...codes: ProblemCode[]): Returning<T>;
};

const refusing = (codes: ProblemCode[]): MethodDecorator[] => {
  const [first, ...others] = codes;
  return first ? [Refuses(first, ...others)] : [];
};

/** Says in the contract what an operation does. */
export const Summary = (summary: string, description?: string): MethodDecorator =>
  ApiOperation({ summary, ...(description !== undefined && { description }) });

/** Answers with 200, or refuses with these codes besides those of `Refuses`. */
export const Answers: Answering = <T>(type: Answer<T>, ...codes: ProblemCode[]) =>
  applyDecorators(...refusing(codes), ApiOkResponse({ type }), HttpCode(200));

/** Answers with 201 and what was created, or refuses. */
export const Creates: Answering = <T>(type: Answer<T>, ...codes: ProblemCode[]) =>
  applyDecorators(...refusing(codes), ApiCreatedResponse({ type }), HttpCode(201));

/** Answers with 204 and no body, or refuses. */
export const AnswersNothing = (...codes: ProblemCode[]): Returning<void> =>
  applyDecorators(...refusing(codes), ApiNoContentResponse(), HttpCode(204));
