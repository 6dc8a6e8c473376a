import { createHash } from 'node:crypto';
import { type INestApplication, Inject, Injectable, type Type } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import type { AppConfig } from '../../config/app-config.js';
import { APP_CONFIG } from '../../config/config.module.js';
import { apiRoutesOf } from './api-routes.js';
import { DESCRIPTION } from './description.js';
import type { ApiDocument } from './document.js';
import { buildDocument } from './document-builder.js';
import type { JsonSchema } from './json-schema.js';

const VERSION = '1.0.0';

/** The OpenAPI document of the running application. */
@Injectable()
export class ApiDocuments {
  private built: { readonly document: ApiDocument; readonly json: string } | undefined;

  constructor(
    private readonly discovery: DiscoveryService,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  get document(): ApiDocument {
    return this.ready().document;
  }

  get json(): string {
    return this.ready().json;
  }

  /** @throws Error that names a route which nobody has documented. */
  generate(app: INestApplication): void {
    const { origins, limits } = this.config;
    const routes = this.discovery
      .getControllers()
      .flatMap(({ metatype }) => (metatype ? apiRoutesOf(metatype as Type) : []));
    const models = new Set(routes.flatMap(({ body }) => (body ? Object.values(body) : [])));
    const base = SwaggerModule.createDocument(
      app,
      new DocumentBuilder()
        .setOpenAPIVersion('3.1.0')
        .setTitle('Website API')
        .setVersion(VERSION)
        .setDescription(DESCRIPTION)
        .addServer(origins.zh, 'Chinese edition')
        .addServer(origins.en, 'English edition')
        .build(),
      { extraModels: [...models] },
    );
    const document = buildDocument(
      {
        openapi: base.openapi,
        info: { title: base.info.title, version: VERSION, description: DESCRIPTION },
        servers: base.servers as ApiDocument['servers'],
        paths: base.paths,
        schemas: base.components?.schemas as Readonly<Record<string, JsonSchema>>,
      },
      routes,
      limits,
    );
    this.built = { document, json: JSON.stringify(document) };
  }

  private ready() {
    if (!this.built)
      throw new Error('The API document is generated when the application is set up');
    return this.built;
  }
}

/** Strong validator of a text. */
export function etagOf(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}
