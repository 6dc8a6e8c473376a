import { type ReactNode, useState } from 'react';
import { loadChunk } from '../../app/loading/load-chunk.js';
import { useSite } from '../../app/site.js';
import { legalText } from '../../app/texts/legal-text.js';
import { hasPage, pathOf, routeById } from '../../contract/routes.js';
import { SiteLink } from '../ui/site-link.js';
import styles from './form.module.css';

interface PrivacyPolicyLinkProps {
  readonly label: string;
  readonly close: string;
}

/**
 * Leads to the privacy policy. The edition without a page for it shows it over the form, and loads
 * it when somebody asks for it.
 */
export function PrivacyPolicyLink({ label, close }: PrivacyPolicyLinkProps) {
  const { edition, content } = useSite();
  const [shown, setShown] = useState<ReactNode>();
  if (hasPage('privacyPolicy', edition)) {
    return <SiteLink to={pathOf('privacyPolicy', edition)}>{label}</SiteLink>;
  }
  const load = async (): Promise<void> => {
    try {
      const [policy, { PrivacyPolicyDialog }] = await Promise.all([
        legalText(edition, routeById('privacyPolicy')),
        loadChunk('privacy-policy-dialog', () => import('./privacy-policy-dialog.js')),
      ]);
      setShown(<PrivacyPolicyDialog policy={policy} opener={label} close={close} />);
    } catch {
      setShown(<span role="status">{content.ui.failure.text}</span>);
    }
  };
  return (
    shown ?? (
      <button
        className={styles.words}
        type="button"
        aria-haspopup="dialog"
        onClick={() => void load()}
      >
        {label}
      </button>
    )
  );
}
