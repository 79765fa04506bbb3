import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const DURING_ENROLMENT = 'sanctum:during-enrolment';

/** Allows a coach who must first set up a second factor: everything else answers that session with 403 (product rule 2.9). */
export const DuringEnrolment = (): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(DURING_ENROLMENT, true), ApiExtension('x-during-enrolment', true));
