import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '../../src/platform/config/project-root.js';

export interface ComposeService {
  /** Arguments of `node`; undefined: those of the image. */
  words: string[] | undefined;
  environment: Record<string, string>;
}

interface WrittenService {
  command?: string[];
  entrypoint?: string[];
  environment: Record<string, string | number>;
}

/** Reads a service of docker/compose.yaml with an operator's settings from docker/.env. */
export function composeService(name: string, settings: Record<string, string>): ComposeService {
  const text = readFileSync(path.join(projectRoot, 'docker/compose.yaml'), 'utf8');
  const { services } = parse(text, { merge: true }) as { services: Record<string, WrittenService> };
  const { command, entrypoint, environment } = services[name]!;
  const filledIn = (value: string | number) => fillIn(String(value), settings);
  const whole = (entrypoint ?? command)?.map(filledIn);
  return {
    words: whole?.slice(whole.indexOf('node') + 1),
    environment: Object.fromEntries(
      Object.entries(environment).map(([variable, value]) => [variable, filledIn(value)]),
    ),
  };
}

/** Replaces `${NAME}`, `${NAME:-default}` and `${NAME:?what it is}` as compose does. */
const fillIn = (text: string, settings: Record<string, string>): string =>
  text.replaceAll(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_, name: string, kind: string | undefined, rest: string) => {
      const given = settings[name];
      if (given) return given;
      if (kind === '?') throw new Error(`docker/.env: ${name} is needed: ${rest}`);
      return kind === '-' ? rest : '';
    },
  );
