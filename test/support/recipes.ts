import { readFileSync } from 'node:fs';

/** The whole text of a new file, or what becomes of the text that is there. */
export type Edit = string | ((text: string) => string);

/** What somebody does who follows one of the README's recipes, file by file. */
export interface Recipe {
  /** The words that its line in the README begins with. */
  readonly title: string;
  readonly edits: Readonly<Record<string, Edit>>;
  /** Files that a forgetful follower leaves out, and what the checks then say. */
  readonly forgotten: Readonly<Record<string, RegExp>>;
}

function place(text: string, anchor: string): number {
  const index = text.indexOf(anchor);
  if (index < 0) throw new Error(`Nowhere to be found: ${anchor}`);
  return index;
}

export const after =
  (anchor: string, addition: string) =>
  (text: string): string => {
    const end = place(text, anchor) + anchor.length;
    return text.slice(0, end) + addition + text.slice(end);
  };
export const before =
  (anchor: string, addition: string) =>
  (text: string): string => {
    const start = place(text, anchor);
    return text.slice(0, start) + addition + text.slice(start);
  };
const inTurn =
  (...changes: readonly ((text: string) => string)[]) =>
  (text: string): string =>
    changes.reduce((changed, change) => change(changed), text);

const bothEditions = (path: string, edit: (edition: 'zh' | 'en') => Edit) => ({
  [path.replace('*', 'zh')]: edit('zh'),
  [path.replace('*', 'en')]: edit('en'),
});

const MIGRATION = (sentence: string) =>
  `prisma/migrations/20991231000000_${sentence}/migration.sql`;

const TEXTS = (edition: 'zh' | 'en') => `
import type { ProductPageText, ProductText } from '../../features/product/product-text.js';
import type { FigureText } from '../../figures/texts/figure-text.js';
import type { evidence } from './evidence.js';

const words = '${edition === 'zh' ? '一款产品' : 'A product'}';

export const page: ProductPageText = { heading: words, intro: words, description: words };

export const figure: FigureText = { caption: words, alt: words };

export const pictures = { input: figure, model: figure, output: figure, report: figure };

export const product: ProductText<keyof typeof evidence.references> = {
  facts: { image: words, results: words, user: words },
  titles: { application: words, features: words, advantages: words },
  application: [{ text: words, refs: ['phases-2014', 'a-work-of-its-own'] }],
  features: [],
  advantages: [],
  inputs: [],
  outputs: [],
  evidence: [],
  limits: [{ text: words }],
  intendedUse: words,
};
`;

/** The check as it stands, with one product more. */
function extendedCheck(products: readonly string[]): string {
  return `ALTER TABLE "serial_number_models"
  DROP CONSTRAINT "serial_number_models_known_product",
  ADD CONSTRAINT "serial_number_models_known_product" CHECK ("product" IN (
    ${products.map((id) => `'${id}'`).join(', ')}
  ));
`;
}

const product: Recipe = {
  title: 'A product',
  edits: {
    'web/products/accutrial/product.ts': `
import type { ProductEntry } from '../../features/product/product-text.js';

export const entry = {
  title: { zh: 'AccuTrial 产品', en: 'AccuTrial: a product' },
  summary: { zh: '一款产品', en: 'A product' },
  images: ['cta'],
  question: { zh: '一个问题？', en: 'A question?' },
  registration: {
    certificate: '国械注准XXXXXXXXXXX',
    advertisement: '浙械广审（文）第XXXXXX-XXXXX号',
    deviceClass: 'III',
    placeholders: ['certificate', 'advertisement', 'deviceClass'],
  },
} as const satisfies ProductEntry;
`,
    'web/products/accutrial/evidence.ts': `
import type { ProductEvidence } from '../../features/product/product-text.js';

export const evidence = {
  references: {
    'a-work-of-its-own': {
      title: 'A work',
      journal: 'A journal',
      published: '2026;1:1',
      doi: '10.1000/182',
      unverified: ['authors'],
    },
  },
} as const satisfies ProductEvidence;
`,
    ...bothEditions('web/products/accutrial/*.ts', TEXTS),
    'web/products/accutrial/figure.ts': `
import { drawing, label } from '../../figures/charts/svg.js';
import type { Figure } from '../../figures/figure.js';

export const figure: Figure = {
  width: 1200,
  height: 900,
  draw: (edition) => drawing(1200, 900, edition, label(60, 60, 'AccuTrial', { 'font-size': 40 })),
};
`,
    'web/products/accutrial/pictures.ts': `
import { figure } from './figure.js';

export const pictures = { input: figure, model: figure, output: figure, report: figure };
`,
    'web/contract/products.ts': before(
      '] as const;\n\nexport type ProductId',
      "  product('AccuTrial', 'intracardiac', 'structureFunction', '2026-11-23'),\n",
    ),
    [MIGRATION('cover_accutrial')]: extendedCheck([...listedProducts(), 'AccuTrial']),
  },
  forgotten: {
    'web/products/accutrial/en.ts': /the folder of AccuTrial › holds en\.ts/,
    [MIGRATION('cover_accutrial')]: /may be covered by a serial number[^]*"AccuTrial"/,
  },
};

function listedProducts(): readonly string[] {
  const list = readFileSync('web/contract/products.ts', 'utf8');
  return [...list.matchAll(/^ {2}product\('(\w+)'/gm)].map(([, id = '']) => id);
}

const page: Recipe = {
  title: 'A page',
  edits: {
    'web/contract/route-row.ts': inTurn(
      after('export type RouteName =\n', "  | 'glossary'\n"),
      after('export type ScreenId =\n', "  | 'glossary'\n"),
      after('export type PageId =\n', "  | 'glossary'\n"),
    ),
    'web/contract/routes.ts': before(
      "  row({ id: 'news',",
      `  row({
    id: 'glossary',
    name: 'glossary',
    parent: 'about',
    path: { zh: '/about/glossary', en: \`\${EN_PREFIX}/about/glossary\` },
    screen: 'glossary',
    meta: { grade: 2 },
  }),
`,
    ),
    ...bothEditions('web/content/*/ui.ts', (edition) =>
      after('  menu: {\n', `    glossary: '${edition === 'zh' ? '术语' : 'Glossary'}',\n`),
    ),
    ...bothEditions('web/content/*/pages.ts', (edition) => {
      const words = edition === 'zh' ? "'术语'" : "'Glossary'";
      return before(
        '  notFound: {',
        `  glossary: { title: ${words}, heading: ${words}, intro: ${words}, description: ${words} },\n`,
      );
    }),
    'web/content/updated.ts': before("  guidance: '", "  glossary: '2026-11-23',\n"),
    'web/features/glossary/glossary-screen.tsx': `
import { PageBand } from '../../ui/controls/page-band.js';

function GlossaryScreen() {
  return <PageBand />;
}

export const createScreen = () => GlossaryScreen;
`,
    'web/app/screens.ts': before(
      "  'not-found': ()",
      "  glossary: () => import('../features/glossary/glossary-screen.js'),\n",
    ),
  },
  forgotten: {
    'web/contract/route-row.ts': /web\/contract\/routes\.ts\(\d+,\d+\): error .*'"glossary"'/,
    'web/content/zh/pages.ts': /No zh texts of the page glossary/,
    'web/content/updated.ts': /"day": undefined,\s+"id": "glossary"/,
  },
};

const string: Recipe = {
  title: 'A string',
  edits: bothEditions('web/content/*/ui.ts', (edition) =>
    before('  skipToContent:', `  greeting: '${edition === 'zh' ? '您好' : 'Hello'}',\n`),
  ),
  forgotten: { 'web/content/en/ui.ts': /web\/content\/en\/ui\.ts\(\d+,\d+\): error .*greeting/ },
};

const SYSTEM = 'server/official-web/reference-data';

const apiCall: Recipe = {
  title: 'An API call',
  edits: {
    'web/contract/api.ts': inTurn(
      after('export const API_CALLS = {\n', "  getProductName: 'system/getProductName',\n"),
      before(
        '/** Answer of each call on success. */',
        `export interface ProductName {
  readonly name: string;
}

`,
      ),
      after(
        'export interface ApiAnswers {\n',
        "  readonly 'system/getProductName': ProductName;\n",
      ),
    ),
    [`${SYSTEM}/dto/product-name.dto.ts`]: `
import { ApiProperty } from '@nestjs/swagger';
import type * as answers from '../../../../web/contract/api.js';
import { PRODUCT_IDS, type ProductId } from '../../../../web/contract/products.js';
import { LanguageDto, OneOf, Required, Token } from '../../common/validation/field.decorators.js';

export class ProductNameDto extends LanguageDto {
  @Token('Identifier of the product.') @Required() @OneOf(PRODUCT_IDS) readonly product!: ProductId;
}

export class ProductName implements answers.ProductName {
  @ApiProperty({ description: 'Name of the product.' }) readonly name!: string;
}
`,
    [`${SYSTEM}/system.controller.ts`]: inTurn(
      after(
        "import { success } from '../common/envelope/answers.js';\n",
        `import { productById } from '../../../web/contract/products.js';
import { ProductName, ProductNameDto } from './dto/product-name.dto.js';
`,
      ),
      before(
        '  @ApiCall(API_CALLS.getFormToken',
        `  @ApiCall(API_CALLS.getProductName, {
    summary: 'Name of a product',
    description: 'Tells what an edition calls the product that the body names.',
  })
  @ApiRequest([ProductNameDto], {
    zh: { language: 'zh', product: 'AneuFlow' },
    en: { language: 'en', product: 'AneuFlow' },
  })
  @ApiAnswer(ProductName, { name: 'AneuFlow' })
  productName(@Body() { product, language }: ProductNameDto): Promise<Envelope<ProductName>> {
    return success({ name: productById(product).name[language ?? 'zh'] });
  }

`,
      ),
    ),
    'docs/api.md': after(
      'curl -X POST $api/system/getAllCountries',
      '\ncurl $api/system/getProductName -d product=AneuFlow',
    ),
    'test/api/product-name.spec.ts': `
import { expect, it } from '@jest/globals';
import request from 'supertest';
import { API_BASE, API_CALLS } from '../../web/contract/api.js';
import { databaseKind } from '../support/database-kind.js';
import { startServer } from '../support/server.js';

it('names a product', async () => {
  const server = await startServer({ kind: databaseKind });
  const call = \`\${API_BASE}/\${API_CALLS.getProductName}\`;
  const { body } = await request(server.origin).post(call).send({ product: 'AneuFlow' });
  await server.dispose();
  expect(body).toMatchObject({ data: { name: 'AneuFlow' } });
});
`,
  },
  forgotten: {
    'docs/api.md': /shows how to call system\/getProductName/,
    [`${SYSTEM}/system.controller.ts`]: /are those of the contract[^]*system\/getProductName/,
  },
};

const INQUIRIES = 'server/official-web/inquiries';
/** Columns of the view as they are, in their order. */
const VIEW = `SELECT "reference", "created_at" AT TIME ZONE 'Asia/Shanghai' AS "submitted_at", "status",
  CASE "kind" WHEN 'cooperation' THEN '科研合作' WHEN 'guidance' THEN '方案咨询' ELSE '产品咨询' END AS "kind",
  CASE "edition" WHEN 'zh' THEN '中文' ELSE 'English' END AS "edition",
  "name", "company", "product", "profession", "telephone", "email", "contact", "address", "content",
  "consent_version"`;

const formField: Recipe = {
  title: 'A form field',
  edits: {
    'web/contract/inquiries.ts': inTurn(
      after("field('institutionName', 120),\n", "  field('department', 120, false),\n"),
      (text) => text.replace(/(PRIVACY_POLICY_VERSION = )'[^']+'/, "$1'2024-01-01'"),
    ),
    'web/content/updated.ts': (text) => text.replace(/(privacyPolicy: )'[^']+'/, "$1'2024-01-01'"),
    ...bothEditions('web/features/legal/privacy-policy.*.ts', (edition) =>
      edition === 'zh'
        ? after("'产品咨询：", '科室、')
        : after("'product consultation: ", 'department, '),
    ),
    ...bothEditions('web/features/inquiry/inquiry-forms.*.ts', (edition) =>
      before(
        edition === 'zh' ? "        institutionName: '" : '        institutionName: licence',
        `        department: '${edition === 'zh' ? '科室' : 'Department'}',\n`,
      ),
    ),
    [`${INQUIRIES}/dto/inquiry.dto.ts`]: after(
      "  @longestOfConsultation('institutionName')\n  readonly institutionName!: string;\n",
      `
  @Prose('Department of the sender.')
  @Optional()
  @longestOfConsultation('department')
  readonly department?: string;
`,
    ),
    [`${INQUIRIES}/inquiries.service.ts`]: after(
      '      company: dto.institutionName,\n',
      '      department: dto.department ?? null,\n',
    ),
    'prisma/schema.prisma': (text) => {
      const start = place(text, 'model Inquiry {');
      const inquiry = after('  company           String\n', '  department        String?\n');
      return text.slice(0, start) + inquiry(text.slice(start));
    },
    [MIGRATION('ask_for_departments')]: `ALTER TABLE "inquiries" ADD COLUMN "department" TEXT;

CREATE OR REPLACE VIEW "v_inquiries" AS
${VIEW}, "department"
FROM "inquiries" WHERE "status" <> 'spam' ORDER BY "created_at" DESC, "id" DESC;

COMMENT ON COLUMN "v_inquiries"."department" IS '科室 / Department';
`,
    'server/staff/submissions/submission-query.ts': (text) => {
      const columns = ['NULL AS department', 'x.department', 'NULL'];
      const row = after(
        '  readonly institution: string;\n',
        '  readonly department: string | null;\n',
      );
      let source = 0;
      return row(text).replace(
        /x\.consent_version, x\.consented_at/g,
        (found) => `${columns[source++]}, ${found}`,
      );
    },
    'server/staff/export/export-columns.ts': after(
      '(row) => row.institution),\n',
      "  column('科室', 'Department', (row) => row.department),\n",
    ),
  },
  forgotten: {
    'web/features/inquiry/inquiry-forms.en.ts':
      /labels of consultation › stand on every field[^]*"department"/,
    'web/content/updated.ts': /that of its version: privacyPolicy/,
    'prisma/schema.prisma': /inquiries\.service\.ts\(\d+,\d+\): error .*'department'/,
  },
};

export const RECIPES: readonly Recipe[] = [page, string, product, apiCall, formField];
