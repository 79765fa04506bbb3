import { type ValidationError, ValidationPipe } from '@nestjs/common';
import { badRequest, type DomainError } from '../../kernel/errors.js';

/** Request classes say what may come in; anything they do not name is refused, nothing is converted silently. */
export const requestValidation = (): ValidationPipe =>
  new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    transformOptions: { enableImplicitConversion: false, exposeUnsetFields: false },
    forbidUnknownValues: true,
    stopAtFirstError: true,
    exceptionFactory: asProblem,
  });

function asProblem(errors: ValidationError[]): DomainError {
  return badRequest('invalid', 'Please check the marked fields', Object.fromEntries(messages(errors)));
}

/** Nested fields are named with dots: `intake.0.answer`. */
function messages(errors: ValidationError[], prefix = ''): [string, string][] {
  return errors.flatMap((error) => {
    const name = prefix + error.property;
    const own = Object.values(error.constraints ?? {})[0];
    return [
      ...(own === undefined ? [] : ([[name, own]] as [string, string][])),
      ...messages(error.children ?? [], `${name}.`),
    ];
  });
}
