import type { PageId } from '../../contract/route-row.js';

/** What visitors call the site's main tasks: the search lists their pages first. */
export const searchKeywords: Readonly<Partial<Record<PageId, readonly string[]>>> = {
  license: [
    ...['licence', 'license', 'apply', 'application', 'trial', 'serial number', 'invitation code'],
    // The form's own privacy text stands on its page.
    ...['registration code', 'activation code', 'privacy'],
  ],
  // The privacy policy is read there as well, beside the form.
  guidance: ['contact', 'telephone', 'phone', 'e-mail', 'email', 'address', 'privacy'],
  about: ['company', 'history'],
  instructions: ['instructions for use', 'ifu', 'manual'],
  privacyPolicy: ['privacy', 'privacy policy', 'personal data', 'data protection', 'gdpr'],
  useClause: ['terms', 'terms of use'],
  accessibility: ['accessibility', 'wcag'],
};
