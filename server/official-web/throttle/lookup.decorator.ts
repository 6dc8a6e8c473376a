import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { EvenLookups } from './even-lookups.interceptor.js';

/** Marks calls that tell whether a serial number or code exists: they have a limit of their own. */
export const Lookup = Reflector.createDecorator<true>();

/** A call that tells whether something exists, and must not tell more. */
export function LookupCall(): MethodDecorator {
  return applyDecorators(Lookup(true), UseInterceptors(EvenLookups));
}
