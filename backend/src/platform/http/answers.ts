import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { ProblemCode } from './problem-codes.js';
import { Refuses } from './refuses.js';

/** Decorates a handler that returns this body: the compiler compares what a route says with what it returns. */
export type Answering<Body> = <Handler extends (...args: never[]) => Body | Promise<Body>>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<Handler>,
) => void;

/** A decorator made of the class of an answer, or in brackets of a list of them, and of the codes that it refuses with. */
interface AnsweringWith {
  <Row>(type: [Type<Row>], ...codes: ProblemCode[]): Answering<readonly Row[]>;
  <Body>(type: Type<Body>, ...codes: ProblemCode[]): Answering<Body>;
}

const refusing = (codes: ProblemCode[]): MethodDecorator[] => {
  const [first, ...others] = codes;
  return first ? [Refuses(first, ...others)] : [];
};

/** Says in the contract what an operation does. */
export const Summary = (summary: string, description?: string): MethodDecorator =>
  ApiOperation({ summary, ...(description !== undefined && { description }) });

/** Answers with 200, or refuses with these codes besides those of `Refuses`. */
export const Answers: AnsweringWith = (type: Type | [Type], ...codes: ProblemCode[]) =>
  applyDecorators(...refusing(codes), ApiOkResponse({ type }), HttpCode(200));

/** Answers with 201 and what was created, or refuses. */
export const Creates: AnsweringWith = (type: Type | [Type], ...codes: ProblemCode[]) =>
  applyDecorators(...refusing(codes), ApiCreatedResponse({ type }), HttpCode(201));

/** Answers with 204 and no body, or refuses. */
export const AnswersNothing = (...codes: ProblemCode[]): Answering<void> =>
  applyDecorators(...refusing(codes), ApiNoContentResponse(), HttpCode(204));
