import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';

type Handler = ReturnType<ExecutionContext['getHandler']>;
type Controller = ReturnType<ExecutionContext['getClass']>;

/**
 * Reads a decorator of a handler or, without one there, of its class. Each handler is read once: a missing decorator is
 * looked for in every prototype, and guards look for several at each request.
 */
export class Declared<Value> {
  private readonly reflector = new Reflector();
  private readonly known = new WeakMap<Handler, Map<Controller, Value | undefined>>();

  constructor(private readonly key: string) {}

  of(context: ExecutionContext): Value | undefined {
    const handler = context.getHandler();
    const controller = context.getClass();
    const byController = this.known.get(handler) ?? new Map<Controller, Value | undefined>();
    if (byController.has(controller)) return byController.get(controller);
    const value = this.reflector.getAllAndOverride<Value | undefined>(this.key, [handler, controller]);
    this.known.set(handler, byController.set(controller, value));
    return value;
  }
}
