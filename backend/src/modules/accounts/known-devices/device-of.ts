import type { FastifyRequest } from 'fastify';
import { readDeviceToken } from '../../../platform/security/device-cookie.js';
import type { Device } from './device.js';
import { deviceName } from './device-name.js';

export const deviceOf = (request: FastifyRequest): Device => ({
  name: deviceName(request.headers['user-agent']),
  token: readDeviceToken(request),
});
