// The contract is linted by redocly and by a few rules of our own. A warning fails, too.
// --recommended       by Spectral's rules for OpenAPI as well, which take half a minute
// Ours, because it runs both linters as one check.
/* oxlint-disable unicorn/no-thenable -- Spectral's rules say what is checked under `then` */
import spectralCore from '@stoplight/spectral-core';
import spectralFunctions from '@stoplight/spectral-functions';
import spectralRulesets from '@stoplight/spectral-rulesets';
import { programOf } from './lib/build.mjs';
import { listFaults, missedListFaults } from './lib/contract-lists.mjs';
import { namesComplainedAbout, unprovenNameRules } from './lib/contract-names.mjs';
import { operationFaults, staleExceptions } from './lib/contract-operations.mjs';
import { unprovenRules } from './lib/contract-operations-proof.mjs';
import { giveUp, StepFailed } from './lib/progress.mjs';
import { readText } from './lib/project.mjs';
import { runNode } from './lib/run.mjs';

const CONTRACT = 'openapi/openapi.json';
const { pattern, truthy } = spectralFunctions;

const rules = {
  'path-parameter-known': {
    message: 'A path parameter has a format, a type other than text, a list of values or a description.',
    given:
      '$.paths[*][*].parameters[?(@.in=="path" && !@.description && @.schema.type=="string" && !@.schema.enum)]',
    then: { field: 'schema.format', function: truthy },
  },
  'component-identifier': {
    message: 'Client generators name a type after each component: {{property}} is not an identifier.',
    given: '$.components[*]',
    then: { field: '@key', function: pattern, functionOptions: { match: '^[A-Za-z][A-Za-z0-9_]*$' } },
  },
  'operation-identifier': {
    message: 'Client generators name a method after each operationId, so it must be in camelCase: {{value}}',
    given: '$.paths[*][*].operationId',
    then: { function: pattern, functionOptions: { match: '^[a-z][A-Za-z0-9]*$' } },
  },
  'operation-summary': {
    message: 'Every operation has a summary.',
    given: '$.paths[*][*]',
    then: { field: 'summary', function: truthy },
  },
  'words-for-people': {
    message: 'People are called member, coach and visitor, and the reader you: {{value}}',
    given: '$..[summary,description]',
    then: {
      function: pattern,
      functionOptions: { notMatch: '\\b([Ss]he|[Hh]ers?|[Hh]is|I|[Mm]y)\\b' },
    },
  },
};

const recommended = { extends: [[spectralRulesets.oas, 'recommended']], rules };

async function withRedocly() {
  const env = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { code, output } = await runNode(programOf('.', '@redocly/cli', 'bin/cli.js'), ['lint', CONTRACT], {
    env,
  });
  return code === 0 ? [] : [output];
}

async function withSpectral(ruleset, contract) {
  const spectral = new spectralCore.Spectral();
  spectral.setRuleset(ruleset);
  const found = await spectral.run(contract);
  return found.map(({ code, path, message }) => `${code}: ${message}\n    at ${path.join(' > ')}`);
}

/** Contracts with one mistake each, by the rule that must find it. */
const MISTAKES = {
  'component-identifier': { components: { responses: { '403.second_factor_required': {} } } },
  'operation-identifier': { paths: { '/api/orders': { get: { operationId: 'Orders_list' } } } },
};

async function missedMistakes() {
  const missed = await Promise.all(
    Object.entries(MISTAKES).map(async ([rule, contract]) => {
      const found = await withSpectral({ rules: { [rule]: rules[rule] } }, contract);
      return found.length === 1 ? [] : [`${rule} does not find its planted mistake`];
    }),
  );
  return missed.flat();
}

/** Rules for operations, after a proof that each of them can fail. */
function withRulesOfOperations(contract) {
  return [
    ...unprovenRules(),
    ...operationFaults(contract).map(({ message }) => message),
    ...staleExceptions(contract).map((name) => `Unneeded exception: ${name}`),
  ];
}

try {
  const ruleset = process.argv.includes('--recommended') ? recommended : { rules };
  const contract = JSON.parse(readText(CONTRACT));
  const found = [
    ...(await withRedocly()),
    ...(await withSpectral(ruleset, contract)),
    ...(await missedMistakes()),
    ...listFaults(contract),
    ...missedListFaults(),
    ...unprovenNameRules(),
    ...namesComplainedAbout(contract),
    ...withRulesOfOperations(contract),
  ];
  if (found.length > 0)
    throw new StepFailed(`${found.join('\n')}\n${found.length} complaints about ${CONTRACT}`);
  console.log('The contract passes its linters.');
} catch (error) {
  giveUp(error);
}
