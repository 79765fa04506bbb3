import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { ProblemCode } from './problem-codes.js';
import { Refuses } from './refuses.js';

/** Class of an answer; in brackets: a list of them. */
type Answer<Body> = Type<Body> | [Type<Body>];
type BodyOf<Given extends Answer<unknown>> = Given extends [Type<infer Body>]
  ? readonly Body[]
  : Given extends Type<infer Body>
    ? Body
    : never;

/** Decorates a method that returns this body: the compiler holds the code against the contract. */
export type Returns<Body> = <Method extends (...given: never[]) => Body | Promise<Body>>(
  owner: object,
  name: string,
  method: TypedPropertyDescriptor<Method>,
) => void;

const refusing = (codes: ProblemCode[]): MethodDecorator[] => {
  const [first, ...others] = codes;
  return first ? [Refuses(first, ...others)] : [];
};

/** Says in the contract what an operation does. */
export const Summary = (summary: string, description?: string): MethodDecorator =>
  ApiOperation({ summary, ...(description !== undefined && { description }) });

/** Answers with 200, or refuses with these codes besides those of `Refuses`. */
export const Answers = <const Given extends Answer<unknown>>(
  type: Given,
  ...codes: ProblemCode[]
): Returns<BodyOf<Given>> => applyDecorators(...refusing(codes), ApiOkResponse({ type }), HttpCode(200));

/** Answers with 201 and what was created, or refuses. */
export const Creates = <const Given extends Answer<unknown>>(
  type: Given,
  ...codes: ProblemCode[]
): Returns<BodyOf<Given>> => applyDecorators(...refusing(codes), ApiCreatedResponse({ type }), HttpCode(201));

/** Answers with 204 and no body, or refuses. */
export const AnswersNothing = (...codes: ProblemCode[]): Returns<void> =>
  applyDecorators(...refusing(codes), ApiNoContentResponse(), HttpCode(204));
