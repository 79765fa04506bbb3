import { applyDecorators, HttpCode, type NestInterceptor, type Type, UseInterceptors } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { map } from 'rxjs';
import { listResponse, type Page, pageResponse, type WholeList } from './list-response.js';
import type { ProblemCode } from './problem-codes.js';
import { Refuses } from './refuses.js';

/**
 * Decorates a handler that returns this body, so that the compiler compares the declared body with the returned one.
 */
export type Answering<Body> = <Handler extends (...args: never[]) => Body | Promise<Body>>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<Handler>,
) => void;

/**
 * A decorator made from the class of a response, or from a list of it in brackets, and from the codes that it refuses
 * with.
 */
interface AnsweringWith {
  <Row>(type: [Type<Row>], ...codes: ProblemCode[]): Answering<readonly Row[]>;
  <Body>(type: Type<Body>, ...codes: ProblemCode[]): Answering<Body>;
}

const refusing = (codes: ProblemCode[]): MethodDecorator[] => {
  const [first, ...others] = codes;
  return first ? [Refuses(first, ...others)] : [];
};

/** Sends rows as a list with a single page. */
const asWholeList: NestInterceptor<readonly unknown[], WholeList<unknown>> = {
  intercept: (_, next) => next.handle().pipe(map((items) => ({ items, next: null }))),
};

/** Describes the operation in the contract. */
export const Summary = (summary: string, description?: string): MethodDecorator =>
  ApiOperation({ summary, ...(description !== undefined && { description }) });

/**
 * Answers with 200, or refuses with these codes besides those of `Refuses`. For `[Row]` the handler returns all rows of
 * a naturally bounded list, and `{items, next: null}` is sent.
 */
export const Answers: AnsweringWith = (type: Type | [Type], ...codes: ProblemCode[]) =>
  Array.isArray(type)
    ? applyDecorators(
        ...refusing(codes),
        ApiOkResponse({ type: listResponse(type[0]) }),
        UseInterceptors(asWholeList),
        HttpCode(200),
      )
    : applyDecorators(...refusing(codes), ApiOkResponse({ type }), HttpCode(200));

/** Answers with 200 and one page of a list that can grow without bound. Its query is a `pageQuery`. */
export const AnswersPage = <Row>(type: Type<Row>, ...codes: ProblemCode[]): Answering<Page<Row>> =>
  Answers(pageResponse(type), ...codes);

/**
 * Answers with 200 and a bare array, as the specification requires for a few calls. The linter of the contract lists
 * them.
 */
export const AnswersArray = <Row>(type: Type<Row>, ...codes: ProblemCode[]): Answering<readonly Row[]> =>
  applyDecorators(...refusing(codes), ApiOkResponse({ type: [type] }), HttpCode(200));

/** Answers with 201 and the created record, or refuses. */
export const Creates = <Body>(type: Type<Body>, ...codes: ProblemCode[]): Answering<Body> =>
  applyDecorators(...refusing(codes), ApiCreatedResponse({ type }), HttpCode(201));

/** Answers with 204 and no body, or refuses. */
export const AnswersNothing = (...codes: ProblemCode[]): Answering<void> =>
  applyDecorators(...refusing(codes), ApiNoContentResponse(), HttpCode(204));
