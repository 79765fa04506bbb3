// Shows that every rule for operations can fail: each planted operation breaks exactly the rule that it names.
// Ours, because the rules are.
import { OPERATION_RULES, operationFaults } from './contract-operations.mjs';

const schema = (name) => ({ $ref: `#/components/schemas/${name}` });
const json = (body) => ({ content: { 'application/json': { schema: body } } });
const operation = (operationId, responses, description = 'Available to members.') => ({
  operationId,
  description,
  responses,
});
const COACH = 'Available to the coach.';

/** Correct operations, among which the mistakes are planted. */
const sound = () => ({
  '/api/gardens': {
    get: operation('listGardens', { 200: json({ type: 'array', items: schema('Garden') }) }),
    post: operation('createGarden', { 201: json(schema('Garden')) }),
  },
  '/api/gardens/{id}': {
    get: operation('getGarden', { 200: json(schema('Garden')) }),
    patch: operation('updateGarden', { 200: json(schema('Garden')) }),
    delete: operation('deleteGarden', { 204: {} }),
  },
  '/api/gardens/{id}/water': { put: operation('saveGardenWater', { 200: json(schema('Garden')) }) },
  '/api/gardens/{id}/publish': { post: operation('publishGarden', { 200: json(schema('Garden')) }) },
  '/api/creator/sheds/{id}': { delete: operation('deleteCreatorShed', { 204: {} }, COACH) },
  '/api/creator/sheds': { post: operation('createCreatorShed', { 201: json(schema('Garden')) }, COACH) },
});

const PLANTED = [
  {
    rule: 'post-ends-in-verb',
    path: '/api/gardens/{id}/fence',
    method: 'post',
    planted: operation('createGardenFence', { 200: json(schema('Garden')) }),
  },
  {
    rule: 'act-is-post',
    path: '/api/gardens/{id}/archive',
    method: 'put',
    planted: operation('saveGardenArchive', { 200: json(schema('Garden')) }),
  },
  {
    rule: 'act-is-no-noun',
    path: '/api/gardens/{id}/pinned',
    method: 'put',
    planted: operation('saveGardenPinned', { 200: json(schema('Garden')) }),
  },
  {
    rule: 'change-answers-record',
    path: '/api/gardens/{id}/soil',
    method: 'patch',
    planted: operation('updateGardenSoil', { 204: {} }),
  },
  {
    rule: 'delete-answers-nothing',
    path: '/api/gardens/{id}/soil',
    method: 'delete',
    planted: operation('deleteGardenSoil', { 200: json(schema('Garden')) }),
  },
  {
    rule: 'creation-answers-record',
    path: '/api/gardens/{id}/trees',
    method: 'post',
    planted: operation('createGardenTree', { 201: {} }),
  },
  {
    rule: 'act-answers-record',
    path: '/api/gardens/{id}/hide',
    method: 'post',
    planted: operation('hideGarden', { 200: json(schema('Tree')) }),
  },
  {
    rule: 'coach-under-creator',
    path: '/api/sheds',
    method: 'post',
    planted: operation('createShed', { 201: json(schema('Garden')) }, COACH),
  },
  {
    rule: 'coach-under-creator',
    path: '/api/creator/huts',
    method: 'post',
    planted: operation('createCreatorHut', { 201: json(schema('Garden')) }),
  },
  {
    rule: 'path-words',
    path: '/api/gardens/{id}/treeHouses',
    method: 'post',
    planted: operation('createGardenTreeHouse', { 201: json(schema('Garden')) }),
  },
  {
    rule: 'path-words',
    path: '/api/tree/{id}',
    method: 'delete',
    planted: operation('deleteTree', { 204: {} }),
  },
  {
    rule: 'parameter-name',
    path: '/api/creator/sheds/{shedId}/open',
    method: 'post',
    planted: operation('openCreatorShed', { 204: {} }, COACH),
  },
  {
    rule: 'operation-id',
    path: '/api/gardens/{id}/trees',
    method: 'post',
    planted: operation('Trees_add', { 201: json(schema('Garden')) }),
  },
  {
    rule: 'operation-id',
    path: '/api/gardens/{id}/trees',
    method: 'post',
    planted: operation('createGarden', { 201: json(schema('Garden')) }),
  },
];

/** Returns the rules that do not fail where they should, or fail where they should not. */
export function unprovenRules() {
  const rulesBroken = (paths) => [...new Set(operationFaults({ paths }).map(({ rule }) => rule))];
  const wrong = PLANTED.flatMap(({ rule, path, method, planted }) => {
    const paths = sound();
    paths[path] = { ...paths[path], [method]: planted };
    const broken = rulesBroken(paths).join(', ');
    return broken === rule ? [] : [`${rule}: ${method.toUpperCase()} ${path} breaks “${broken}” instead`];
  });
  const idle = rulesBroken(sound()).map((rule) => `${rule}: fails without a mistake`);
  const proven = new Set(PLANTED.map(({ rule }) => rule));
  const missing = OPERATION_RULES.filter((rule) => !proven.has(rule)).map((rule) => `${rule}: has no proof`);
  return [...wrong, ...idle, ...missing];
}
