import type { PipeTransform, Type } from '@nestjs/common';
import {
  PARAMTYPES_METADATA,
  PATH_METADATA,
  ROUTE_ARGS_METADATA,
} from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { MetadataScanner, Reflector } from '@nestjs/core';
import { API_BASE } from '../../../../web/contract/api.js';
import { type Edition, EDITIONS } from '../../../../web/contract/editions.js';
import { type CallDocumentation, Documentation } from './call-documentation.js';

/** DTO of a call's body in each edition. */
export type BodyClasses = Readonly<Record<Edition, Type>>;

/** One handler of the API, as its decorators describe it. */
export interface ApiRoute {
  readonly path: string;
  readonly handler: (...parameters: never[]) => unknown;
  readonly documentation: CallDocumentation | undefined;
  /** Absent where the call takes no fields. */
  readonly body: BodyClasses | undefined;
}

interface RouteParameter {
  readonly index: number;
  readonly pipes?: readonly (Type<PipeTransform> & { readonly classes?: BodyClasses })[];
}

/** Every handler of a controller that stands below the API's path. */
export function apiRoutesOf(controller: Type): ApiRoute[] {
  const reflector = new Reflector();
  const prototype = controller.prototype as Record<string, ApiRoute['handler']>;
  const base = Reflect.getMetadata(PATH_METADATA, controller) as unknown;
  if (base !== API_BASE) return [];
  return new MetadataScanner().getAllMethodNames(prototype).flatMap((name): ApiRoute[] => {
    const handler = prototype[name]!;
    const path = Reflect.getMetadata(PATH_METADATA, handler) as string | undefined;
    if (path === undefined) return [];
    return [
      {
        path: `${API_BASE}/${path}`,
        handler,
        documentation: reflector.get(Documentation, handler),
        body: bodyClasses(controller, name),
      },
    ];
  });
}

/** The class that a handler's `@Body()` is validated into, or those of the pipe that reads the request. */
function bodyClasses(controller: Type, name: string): BodyClasses | undefined {
  const parameters = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {}) as Record<
    string,
    RouteParameter
  >;
  const types = Reflect.getMetadata(
    PARAMTYPES_METADATA,
    controller.prototype as object,
    name,
  ) as Type[];
  for (const [key, { index, pipes = [] }] of Object.entries(parameters)) {
    if (key.startsWith(`${RouteParamtypes.BODY}:`)) return inEveryEdition(types[index]!);
    const found = pipes.find(({ classes }) => classes !== undefined)?.classes;
    if (found) return found;
  }
  return undefined;
}

function inEveryEdition(type: Type): BodyClasses {
  return Object.fromEntries(EDITIONS.map((edition) => [edition, type])) as BodyClasses;
}
