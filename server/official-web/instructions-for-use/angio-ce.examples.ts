import { documentById } from '../../../web/contract/instructions-for-use.js';
import type { ExampleBody } from '../common/api.decorators.js';
import { describeDocument } from './document-files.js';
import type { DocumentDescription } from './dto/ifu-request.dto.js';

export const DESCRIPTION: DocumentDescription = describeDocument(documentById('angioPDF'));

export const IFU_REQUESTS = {
  zh: {
    language: 'zh',
    request: 'printedCopy',
    document: 'angioPDF',
    name: '王五',
    institution: '示例医院',
    email: 'wangwu@example.org',
    country: 'CN',
    address: '示例市示例路 1 号，100000',
    agreement: 'true',
  },
  en: {
    language: 'en',
    request: 'notices',
    document: 'angioPDF',
    name: 'Jane Sample',
    institution: 'Sample Hospital',
    email: 'jane.sample@example.org',
    agreement: 'true',
  },
} as const satisfies Record<string, ExampleBody>;
