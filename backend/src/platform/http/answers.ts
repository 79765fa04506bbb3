import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { ProblemCode } from './problem-codes.js';
import { Refuses } from './refuses.js';

/** A decorator for handlers with this result alone, so that a handler cannot answer anything but what the contract says. */
export type HandlerDecorator<Result> = <Handler extends (...input: never[]) => Result | Promise<Result>>(
  owner: object,
  name: string,
  handler: TypedPropertyDescriptor<Handler>,
) => void;

const refusing = (codes: ProblemCode[]): MethodDecorator[] => {
  const [first, ...others] = codes;
  return first ? [Refuses(first, ...others)] : [];
};

/** Says in the contract what an operation does. */
export const Summary = (summary: string, description?: string): MethodDecorator =>
  ApiOperation({ summary, ...(description !== undefined && { description }) });

/** Answers with 200, or refuses with these codes besides those of `Refuses`. */
export function Answers<Item>(type: [Type<Item>], ...codes: ProblemCode[]): HandlerDecorator<Item[]>;
export function Answers<Result>(type: Type<Result>, ...codes: ProblemCode[]): HandlerDecorator<Result>;
export function Answers(type: Type | [Type], ...codes: ProblemCode[]): HandlerDecorator<unknown> {
  return applyDecorators(...refusing(codes), ApiOkResponse({ type }), HttpCode(200));
}

/** Answers with 201 and what was created, or refuses. */
export const Creates = <Result>(type: Type<Result>, ...codes: ProblemCode[]): HandlerDecorator<Result> =>
  applyDecorators(...refusing(codes), ApiCreatedResponse({ type }), HttpCode(201));

/** Answers with 204 and no body, or refuses. */
export const AnswersNothing = (...codes: ProblemCode[]): HandlerDecorator<void> =>
  applyDecorators(...refusing(codes), ApiNoContentResponse(), HttpCode(204));
