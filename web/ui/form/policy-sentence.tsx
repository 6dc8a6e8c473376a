import type { PolicySentenceText } from '../../content/types.js';
import { useSite } from '../../site/site.js';
import { pathOf } from '../../contract/routes.js';
import { SiteLink } from '../controls/site-link.js';

/** A sentence that names the privacy policy and leads to it; what was typed waits in the draft. */
export function PolicySentence({ before, policy, after }: PolicySentenceText) {
  const { edition } = useSite();
  return (
    <>
      {before}
      <SiteLink to={pathOf('privacyPolicy', edition)}>{policy}</SiteLink>
      {after}
    </>
  );
}
