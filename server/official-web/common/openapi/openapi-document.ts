import { type INestApplication, Inject, Injectable } from '@nestjs/common';
import {
  DocumentBuilder,
  getSchemaPath,
  type OpenAPIObject,
  type OperationObject,
  type ReferenceObject,
  SwaggerModule,
} from '@nestjs/swagger';
import { PRODUCTS } from '../../../../web/contract/products.js';
import { type AppConfig, type Limits } from '../../../config/app-config.js';
import { APP_CONFIG } from '../../../config/config.module.js';
import type { ExampleBody } from '../api.decorators.js';
import { DESCRIPTION } from './description.js';
import { errorComponents, reasonCatalogue } from './errors.js';
import { HEADERS } from './headers.js';
import type { JsonSchema } from './json-schema.js';
import { type DeclaredLimits, limitSentence, limitsOf } from './limits.js';

const TAGS = {
  system: 'Reference data, serial numbers and form tokens.',
  Activation: 'Licence applications and invitation codes.',
  cooperation: 'Proposals of research cooperation.',
  guidance: 'Messages to the company.',
  consultation: 'Questions about products.',
  angio_ce: 'Instructions for use of AccuFFRangio.',
} as const;

const PRODUCT_ID = {
  type: 'string',
  description: 'Identifier of a product. AccuFFicas is called AccuICAS in English.',
  enum: PRODUCTS.map(({ id }) => id),
  'x-names': Object.fromEntries(PRODUCTS.map(({ id, name }) => [id, name])),
};

/** What the decorators of calls and DTOs refer to, and what none of them says. */
function base({ origins }: AppConfig): Omit<OpenAPIObject, 'paths'> {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Website API')
    .setVersion('1.0.0')
    .setDescription(DESCRIPTION)
    .addServer(origins.zh, 'Chinese edition')
    .addServer(origins.en, 'English edition')
    .addExtension('x-reasons', reasonCatalogue());
  for (const [name, description] of Object.entries(TAGS)) builder.addTag(name, description);
  const { schemas, ...errors } = errorComponents();
  return {
    ...builder.build(),
    // Nobody signs in.
    security: [],
    components: { schemas: { ProductId: PRODUCT_ID, ...schemas }, ...errors, headers: HEADERS },
  };
}

/** The OpenAPI document of the running application, made when somebody first asks for it. */
@Injectable()
export class OpenApiDocument {
  private app: INestApplication | undefined;
  private text: string | undefined;

  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  /** Says which application is described. */
  describe(app: INestApplication): void {
    this.app = app;
  }

  json(): string {
    return (this.text ??= JSON.stringify(this.create()));
  }

  private create(): OpenAPIObject {
    if (!this.app) throw new Error('Nobody has said which application to describe');
    const document = SwaggerModule.createDocument(this.app, base(this.config), {
      onlyIncludeDecoratedEndpoints: true,
      autoTagControllers: false,
    });
    for (const { post } of Object.values(document.paths)) {
      announceLimits(post!, this.config.limits);
      fillInExamples(post!, document.components!.schemas as Record<string, JsonSchema>);
    }
    return document;
  }
}

/** The limits of a call as they are configured, for programs and in words. */
function announceLimits(
  operation: OperationObject & { 'x-limits'?: unknown },
  configured: Limits,
): void {
  const limits = limitsOf(operation['x-limits'] as DeclaredLimits, configured);
  operation['x-limits'] = limits;
  operation.description += `\n\nLimits: ${limits.map(limitSentence).join(' ')}`;
}

interface BodyContent {
  readonly schema: ReferenceObject & { readonly anyOf?: readonly ReferenceObject[] };
  readonly examples: Readonly<Record<string, { readonly value: ExampleBody }>>;
}

/** Tools that make a request of the document fill in each field by itself, whatever the body's examples. */
function fillInExamples(
  { requestBody }: OperationObject,
  schemas: Readonly<Record<string, JsonSchema>>,
): void {
  const { content } = requestBody as { readonly content: Readonly<Record<string, BodyContent>> };
  const { schema, examples } = content['application/json']!;
  const bodies = Object.values(examples).map(({ value }) => value);
  for (const { $ref } of schema.anyOf ?? [schema]) {
    const { properties = {} } = schemas[$ref.slice(getSchemaPath('').length)]!;
    const fields = Object.entries(properties as Record<string, JsonSchema>);
    const edition = (properties.language as JsonSchema).enum![0] as string;
    for (const [name, field] of fields) {
      const known = bodies.filter((body) => body[name] !== undefined);
      const example = known.find(({ language }) => language === edition) ?? known[0];
      field.example ??= example?.[name];
    }
  }
}
