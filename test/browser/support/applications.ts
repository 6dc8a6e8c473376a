import type { Edition } from '../../../web/contract/editions.js';
import type { LicenceValues } from '../../../web/contract/licence-application.js';
import { chineseApplication, englishApplication } from '../../support/applications.js';
import type { TestServer } from '../../support/server.js';

/** What a visitor of an edition could type, with an e-mail address of its own. */
export function validApplication(edition: Edition, changes: LicenceValues = {}): LicenceValues {
  const create = edition === 'zh' ? chineseApplication : englishApplication;
  return create(changes);
}

export interface StoredApplication {
  readonly reference: string;
  readonly product: string;
  readonly profession: string;
  readonly institution: string;
}

/** What staff see of the applications from an e-mail address. */
export function storedApplications(server: TestServer, email: string | undefined) {
  return server.sql<StoredApplication>('SELECT * FROM v_licence_applications WHERE email = $1', [
    email,
  ]);
}
