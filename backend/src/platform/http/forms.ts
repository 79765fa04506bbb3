import { RouteConfig } from '@nestjs/platform-fastify';
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];
/** Room for the one field a mail program sends. */
const FORM_LIMIT = 1024;

/**
 * For calls that mail programs make with a plain form (RFC 8058), and whose address says everything: the form itself is
 * not read. Every other call goes on refusing forms, which any page of the web can send (product rule 2.4).
 */
export const TakesForms = (): MethodDecorator => RouteConfig({ takesForms: true });

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
