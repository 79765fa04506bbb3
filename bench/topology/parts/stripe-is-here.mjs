// Loaded before the product (`node --import`): what it sends to api.stripe.com arrives at the payment sandbox, as an entry in
// the hosts file would have it. The product itself knows nothing of it.
import http from 'node:http';
import https from 'node:https';

const AT_STRIPE = 'api.stripe.com';
const { request } = https;

https.request = function toSandbox(options, ...rest) {
  if (options?.host !== AT_STRIPE) return request.call(https, options, ...rest);
  const here = { host: '127.0.0.1', port: process.env.SANDBOX_PORT, agent: http.globalAgent };
  return http.request({ ...options, ...here, protocol: 'http:' }, ...rest);
};
