import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../config/project-root.js';
import { LANGUAGES } from '../../kernel/languages.js';
import { namespace } from './catalogues.js';
import { fieldSentence } from './problem-words.js';

const ID = '0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa';

test.each([
  ['en', 'password', 'must have at least 15 characters', 'Password must have at least 15 characters'],
  ['es', 'password', 'must have at least 15 characters', 'Contraseña: debe tener al menos 15 caracteres'],
  ['en', 'prices.0.price', 'price must be longer than or equal to 1 characters', 'Price can’t be empty'],
  ['en', 'meetingUrl', 'meetingUrl must be a string', 'Meeting link must be text'],
  ['en', 'partIds', 'must have at least one', 'Parts must have at least one'],
  ['en', `answers.${ID}`, 'is required', 'Your answer is required'],
  ['en', 'button', 'This email has no button', 'This email has no button'],
  ['es', 'needsCredit', 'is required', 'Requiere una sesión: es obligatorio'],
] as const)('in %s %s that %p is called %p', (language, field, message, sentence) => {
  expect(fieldSentence(language, field, message)).toBe(sentence);
});

interface Schema {
  $ref?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}
interface Contract {
  components: { schemas: Record<string, Schema> };
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>>;
}
const contract = JSON.parse(readFileSync(path.join(projectRoot, 'openapi/openapi.json'), 'utf8')) as Contract;

/** Collects every field that a request may have. */
function requestFields(): Set<string> {
  const names = new Set<string>();
  const seen = new Set<string>();
  const visit = (schema: Schema): void => {
    const { $ref, items, properties = {}, allOf = [], anyOf = [], oneOf = [] } = schema;
    if ($ref !== undefined && !seen.has($ref)) {
      seen.add($ref);
      visit(contract.components.schemas[$ref.split('/').at(-1)!]!);
    }
    for (const part of [...(items ? [items] : []), ...allOf, ...anyOf, ...oneOf]) visit(part);
    for (const [name, property] of Object.entries(properties)) {
      names.add(name);
      visit(property);
    }
  };
  for (const operations of Object.values(contract.paths))
    for (const { requestBody } of Object.values(operations))
      for (const { schema } of Object.values(requestBody?.content ?? {})) visit(schema);
  return names;
}

test.each(LANGUAGES.filter((language) => language !== 'en'))(
  'every field of a request has a name in %s',
  (language) => {
    const known = namespace(language, 'fields');
    expect([...requestFields()].filter((name) => known[name] === undefined)).toEqual([]);
  },
);
