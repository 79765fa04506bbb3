import { EventEmitter } from 'node:events';
import type { INestApplicationContext } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { DataSource, EntityManager, Repository } from 'typeorm';

/** Types that are not reset: connections, and objects that lead from one service to the whole application. */
const LEFT_ALONE = [EventEmitter, DataSource, EntityManager, Repository, Promise, ArrayBuffer];

/** Max depth: a service, its fields, and their contents, such as the map of a small cache. */
const DEEPEST = 3;

type Restore = () => void;

/** Records the state of all services of an application. Returns the function that restores it. */
export function noteState(app: INestApplicationContext): Restore {
  const restores = new Map<object, Restore>();
  for (const service of servicesOf(app)) note(service, restores, 1);
  return () => restores.forEach((restore) => restore());
}

const servicesOf = (app: INestApplicationContext): unknown[] =>
  [...app.get(ModulesContainer).values()].flatMap(({ providers, injectables, controllers }) =>
    [providers, injectables, controllers].flatMap((those) =>
      [...those.values()].map(({ instance }) => instance),
    ),
  );

function note(value: unknown, restores: Map<object, Restore>, depth: number): void {
  if (!isState(value) || restores.has(value)) return;
  restores.set(value, restoreOf(value));
  if (depth === DEEPEST) return;
  for (const held of Object.values(value)) note(held, restores, depth + 1);
}

const isState = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  !Object.isFrozen(value) &&
  !ArrayBuffer.isView(value) &&
  !LEFT_ALONE.some((kind) => value instanceof kind);

function restoreOf(value: object): Restore {
  if (value instanceof Map) {
    const entries = [...value] as [unknown, unknown][];
    return () => {
      value.clear();
      for (const [key, held] of entries) value.set(key, held);
    };
  }
  if (value instanceof Set) {
    const held = [...value] as unknown[];
    return () => {
      value.clear();
      for (const one of held) value.add(one);
    };
  }
  const fields = { ...value };
  return () => {
    for (const name of Object.keys(value)) if (!(name in fields)) Reflect.deleteProperty(value, name);
    for (const [name, held] of Object.entries(fields)) {
      if (Reflect.get(value, name) !== held) Reflect.set(value, name, held);
    }
  };
}
