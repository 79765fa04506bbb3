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

  test('returns keys as KeyObjects, so that the JWT library need not detect their kind', () =>
    expect(secret.keyFor('access-token')).toBeInstanceOf(KeyObject));

  test('gives each purpose its own key, the same every time', () => {
    expect(bytesOf(secret.keyFor('access-token'))).not.toBe(bytesOf(secret.keyFor('refresh-token')));
    expect(bytesOf(secret.keyFor('access-token'))).toBe(bytesOf(secret.keyFor('access-token')));
  });
});
