import type { OpenAPIObject } from '@nestjs/swagger';
import { nameOperations } from './operation-ids.js';

const LIST = { content: { 'application/json': { schema: { type: 'array', items: {} } } } };

/** Returns the id of an operation that answers with this status. */
function idOf(method: string, path: string, status = '200', answer: object = {}): string | undefined {
  const document = {
    paths: { [path]: { [method]: { responses: { [status]: answer } } } },
  } as unknown as OpenAPIObject;
  nameOperations(document);
  return document.paths[path]?.[method as 'get']?.operationId;
}

test.each([
  ['get', '/api/creator/orders/{id}', 'getCreatorOrder'],
  ['patch', '/api/me', 'updateMe'],
  ['patch', '/api/creator/groups/{id}', 'updateCreatorGroup'],
  ['put', '/api/creator/saved-replies/{id}', 'saveCreatorSavedReply'],
  ['delete', '/api/me/sessions/{id}', 'deleteMySession'],
  ['post', '/api/creator/products/{id}/publish', 'publishCreatorProduct'],
  ['post', '/api/family/wards/{id}/send-password-link', 'sendFamilyWardPasswordLink'],
  ['post', '/api/students/{id}/sign-out', 'signStudentOut'],
  ['post', '/api/me/change-email', 'changeMyEmail'],
  ['post', '/api/auth/login', 'login'],
  ['get', '/api/community/people/{id}', 'getCommunityPerson'],
  ['post', '/api/cart', 'addToCart'],
])('%s %s is named %s', (method, path, id) => {
  expect(idOf(method, path)).toBe(id);
});

test('a list is listed, whether it is an array or has items', () => {
  expect(idOf('get', '/api/me/orders', '200', LIST)).toBe('listMyOrders');
  const page = { type: 'object', properties: { items: { type: 'array' } } };
  expect(
    idOf('get', '/api/community/feed', '200', { content: { 'application/json': { schema: page } } }),
  ).toBe('listCommunityFeed');
});

test('a POST to a plural that answers 201 or 202 creates one; any other is an action', () => {
  expect(idOf('post', '/api/creator/coupons', '201')).toBe('createCreatorCoupon');
  expect(idOf('post', '/api/students/{id}/emails', '202')).toBe('createStudentEmail');
  expect(idOf('post', '/api/creator/products/{id}/duplicate', '201')).toBe('duplicateCreatorProduct');
});
