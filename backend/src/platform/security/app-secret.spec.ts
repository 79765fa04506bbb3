import { KeyObject } from 'node:crypto';
import { readConfig } from '../config/config.js';
import { AppSecret } from './app-secret.js';

const local = {
  appSecret: 'made on the first start',
  storageSecretKey: '',
  sandboxSecretKey: '',
  sandboxWebhookSecret: '',
};
const bytesOf = (key: KeyObject) => key.export().toString('hex');

describe('the secret of the installation', () => {
  const secret = new AppSecret(readConfig({}), local);

  test('gives keys as KeyObjects, so that the JWT library need not find out what kind of key it has', () =>
    expect(secret.keyFor('access-token')).toBeInstanceOf(KeyObject));

  test('gives each purpose a key of its own, the same every time', () => {
    expect(bytesOf(secret.keyFor('access-token'))).not.toBe(bytesOf(secret.keyFor('refresh-token')));
    expect(bytesOf(secret.keyFor('access-token'))).toBe(bytesOf(secret.keyFor('access-token')));
  });
});
