import { Reflector } from '@nestjs/core';

/** Marks calls that tell whether a serial number or code exists: they have a limit of their own. */
export const Lookup = Reflector.createDecorator<true>();
