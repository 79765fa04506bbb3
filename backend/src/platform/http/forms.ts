import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import { routeConfig } from './route-config.js';

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];
/** Max bytes of a form: enough for the one field that an email program sends. */
const FORM_LIMIT = 1024;

/**
 * Accepts plain forms, for calls by email programs (RFC 8058) whose URL has all the information. The form itself is not
 * read. Every other call refuses forms, because any web page can send them (product rule 2.4).
 */
export const TakesForms = (): MethodDecorator => routeConfig({ takesForms: true });

export function acceptFormsWhereAsked(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(
    FORMS,
    { parseAs: 'string', bodyLimit: FORM_LIMIT },
    async (request: FastifyRequest) => {
      const { takesForms } = request.routeOptions.config as { takesForms?: boolean };
      if (!takesForms) throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(request.headers['content-type']);
      return undefined;
    },
  );
}
