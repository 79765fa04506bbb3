import { signedHeaders } from './webhook-signature.js';

/** Key from the libraries' own test. */
const KEY = 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

test('a signature equals the one by the reference libraries of Standard Webhooks', () => {
  const headers = signedHeaders(
    {
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      sentAt: new Date(1614265330 * 1000),
      body: '{"test": 2432232314}',
    },
    [`whsec_${KEY}`],
  );
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});
