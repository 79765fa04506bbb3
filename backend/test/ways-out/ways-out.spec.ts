import { MAIL_KINDS } from '../../src/modules/notifications/kinds/mail-kinds.js';
import { NOTIFICATION_KINDS } from '../../src/modules/notifications/kinds/notification-kinds.js';
import { operations } from '../contract/contract.js';
import { unlisted } from './unlisted.js';
import { listedAddresses, MAILS, NOTIFICATIONS, STREAM } from './ways-out.js';

const withIds = operations
  .filter(({ method, path }) => method === 'GET' && path.includes('{'))
  .map(({ path }) => path);

const typesOf = ({ responses }: (typeof operations)[number]): string[] =>
  Object.values(responses).flatMap(({ content = {} }) => Object.keys(content));

test('every GET operation of the contract is in the list of ways out', () => {
  expect(unlisted(withIds, listedAddresses())).toEqual([]);
});

test('every kind of email and notification is in the list of ways out', () => {
  expect(unlisted(MAIL_KINDS, Object.keys(MAILS))).toEqual([]);
  expect(unlisted(NOTIFICATION_KINDS, Object.keys(NOTIFICATIONS))).toEqual([]);
});

test('there is one stream', () => {
  const streams = operations.filter((operation) => typesOf(operation).includes('text/event-stream'));
  expect(streams.map(({ path }) => path)).toEqual([STREAM]);
});

test('missing, outdated and duplicate entries of the list are found', () => {
  const way = '/api/students/{id}/horoscope';
  expect(unlisted([...withIds, way], listedAddresses())).toEqual([`not in the list: ${way}`]);
  expect(unlisted(withIds, [...listedAddresses(), way])).toEqual([`in the list alone: ${way}`]);
  expect(unlisted(withIds, [...listedAddresses(), withIds[0]!])).toEqual([`twice: ${withIds[0]!}`]);
  expect(unlisted([...MAIL_KINDS, 'horoscope'], Object.keys(MAILS))).toEqual(['not in the list: horoscope']);
});
