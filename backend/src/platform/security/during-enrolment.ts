import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const DURING_ENROLMENT = 'sanctum:during-enrolment';

/** May be called by a coach who has to set up a second factor first: for all else that session gets 403 (product rule 2.9). */
export const DuringEnrolment = (): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(DURING_ENROLMENT, true), ApiExtension('x-during-enrolment', true));
