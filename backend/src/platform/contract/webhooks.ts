import type { Type } from '@nestjs/common';
import { getSchemaPath } from '@nestjs/swagger';

/** An event sent to the coach's addresses, as the contract describes it. */
interface PublishedWebhook {
  summary: string;
  /** Class of the field `data`. */
  data: Type<object>;
  example: object;
}

const published = new Map<string, PublishedWebhook>();

/** Adds events to the contract, by the field `type` of their bodies. */
export function publishWebhooks(webhooks: Readonly<Record<string, PublishedWebhook>>): void {
  for (const [type, webhook] of Object.entries(webhooks)) published.set(type, webhook);
}

/** Returns the classes of their data, for `extraModels`. */
export const webhookModels = (): Type<object>[] => [...published.values()].map(({ data }) => data);

const HEADERS = [
  ['webhook-id', 'The same for every try: ignore an ID that you have handled'],
  [
    'webhook-timestamp',
    'When this try was sent, in seconds since 1970. Refuse it if it’s older than 5 minutes',
  ],
  [
    'webhook-signature',
    '`v1,` and the signature: HMAC-SHA256 of `id.timestamp.body`, in base64. Several are separated by spaces',
  ],
] as const;

/** Converts 'order.paid' to 'OrderPaid'. */
const pascal = (type: string): string =>
  type.replaceAll(/(?:^|[._])([a-z])/g, (_, letter: string) => letter.toUpperCase());

const schemaName = (type: string): string => `${pascal(type)}Webhook`;

/** Returns the body of each event, for `components.schemas`. */
export const webhookSchemas = (): Record<string, object> =>
  Object.fromEntries(
    [...published].map(([type, { data }]) => [
      schemaName(type),
      {
        type: 'object',
        required: ['type', 'timestamp', 'data'],
        properties: {
          type: { type: 'string', enum: [type] },
          timestamp: { type: 'string', format: 'date-time', description: 'When it happened' },
          data: { $ref: getSchemaPath(data) },
        },
      },
    ]),
  );

/** Returns the section `webhooks` of OpenAPI 3.1: requests that this server sends. */
export const describedWebhooks = (): Record<string, object> =>
  Object.fromEntries(
    [...published].map(([type, { summary, example }]) => [
      type,
      {
        post: {
          operationId: `Webhooks_on${pascal(type)}`,
          tags: ['Webhooks'],
          summary,
          description: 'Sent to webhooks that chose this event, perhaps several times and in any order.',
          security: [],
          parameters: HEADERS.map(([name, description]) => ({
            name,
            in: 'header',
            required: true,
            description,
            schema: { type: 'string' },
          })),
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: { $ref: getSchemaPath(schemaName(type)) },
                example: { type, timestamp: '2027-03-01T09:00:00.000Z', data: example },
              },
            },
          },
          responses: {
            '2XX': {
              description:
                'Received. After any other status, the request is repeated later; 410 turns the webhook off',
            },
          },
        },
      },
    ]),
  );
