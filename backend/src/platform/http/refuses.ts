import { applyDecorators } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { ProblemCode } from './problem-codes.js';

/** Prefix of the marks that `contract.ts` collects into an operation's responses, by the status of each code. */
export const REFUSES = 'x-refuses-';

/**
 * Names the codes that an operation, or every operation of a controller, refuses with, besides those that follow from
 * its policy, limits, parameters and body.
 */
export const Refuses = (...codes: [ProblemCode, ...ProblemCode[]]): MethodDecorator & ClassDecorator =>
  applyDecorators(...codes.map((code) => ApiExtension(`${REFUSES}${code}`, true)));

/** Makes a parameter decorator that also sets metadata of its handler. */
export const andOfHandler =
  (parameter: ParameterDecorator, ...ofHandler: MethodDecorator[]): ParameterDecorator =>
  (target, key, index) => {
    parameter(target, key, index);
    const descriptor = key === undefined ? undefined : Object.getOwnPropertyDescriptor(target, key);
    if (key === undefined || !descriptor) return;
    for (const decorate of ofHandler) decorate(target, key, descriptor);
  };
