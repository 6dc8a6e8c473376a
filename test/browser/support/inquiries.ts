import type { Edition } from '../../../web/contract/editions.js';
import type { InquiryKind } from '../../../web/contract/inquiries.js';
import { inquiry } from '../../support/inquiries.js';
import type { TestServer } from '../../support/server.js';
import type { Messages } from './inquiry-form.js';

export interface TypedInquiry {
  readonly values: Messages;
  /** Where the answer should go: different in every inquiry. */
  readonly address: string;
}

/** What a visitor could type, and the address by which it is found again. */
export function validInquiry(kind: InquiryKind, edition: Edition): TypedInquiry {
  const values = inquiry(kind, edition);
  return { values, address: values.email ?? values.contact ?? '' };
}

interface StoredInquiry {
  readonly reference: string;
  readonly kind: string;
  readonly product: string | null;
}

/** What the database holds of the inquiries from an address, spam included. */
export function storedInquiries(server: TestServer, address: string): Promise<StoredInquiry[]> {
  return server.sql(
    `SELECT reference, kind, product, status FROM inquiries WHERE email = $1 OR contact = $1`,
    [address],
  );
}
