import type { LegalText } from '../../content/types.js';
import { LegalSections } from './legal-sections.js';
import { TextDialog } from './text-dialog.js';

interface PrivacyPolicyDialogProps {
  readonly policy: LegalText;
  readonly opener: string;
  readonly close: string;
}

/** The privacy policy over the page, open from the start. */
export function PrivacyPolicyDialog({ policy, opener, close }: PrivacyPolicyDialogProps) {
  return (
    <TextDialog opener={opener} title={policy.title} close={close} isOpenFirst>
      <LegalSections sections={policy.sections} />
    </TextDialog>
  );
}
