import { createHash } from 'node:crypto';
import { type INestApplication, Inject, Injectable, type Type } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { AppConfig } from '../../../config/app-config.js';
import { APP_CONFIG } from '../../../config/config.module.js';
import { DESCRIBED_FIELDS } from '../validation/described-fields.js';
import { apiRoutesOf } from './api-routes.js';
import { DESCRIPTION } from './description.js';
import type { ApiDocument } from './document.js';
import { buildDocument } from './document-builder.js';
import type { JsonSchema } from './json-schema.js';

const VERSION = '1.0.0';

interface Built {
  readonly document: ApiDocument;
  readonly json: string;
}

/** The OpenAPI document of the running application, made when somebody first asks for it. */
@Injectable()
export class ApiDocuments {
  private app: INestApplication | undefined;
  private built: Promise<Built> | undefined;

  constructor(
    private readonly discovery: DiscoveryService,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Says which application is described. */
  describe(app: INestApplication): void {
    this.app = app;
  }

  /** @throws Error that names a route which nobody has documented. */
  async document(): Promise<ApiDocument> {
    return (await this.ready()).document;
  }

  async json(): Promise<string> {
    return (await this.ready()).json;
  }

  private ready(): Promise<Built> {
    return (this.built ??= this.build());
  }

  private async build(): Promise<Built> {
    if (!this.app) throw new Error('Nobody has said which application to describe');
    const { ApiProperty, DocumentBuilder, SwaggerModule } = await import('@nestjs/swagger');
    for (const { target, property, rule } of DESCRIBED_FIELDS) {
      ApiProperty({ type: 'string', ...rule })(target, property);
    }
    const { origins, limits } = this.config;
    const routes = this.discovery
      .getControllers()
      .flatMap(({ metatype }) => (metatype ? apiRoutesOf(metatype as Type) : []));
    const models = new Set(routes.flatMap(({ body }) => (body ? Object.values(body) : [])));
    const base = SwaggerModule.createDocument(
      this.app,
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
    return { document, json: JSON.stringify(document) };
  }
}

/** Strong validator of a text. */
export function etagOf(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}
