import { TextDialog } from '../../ui/form/text-dialog.js';
import { useLicenceFormContext } from './licence-form-context.js';
import { PrivacyText } from './privacy-text.js';

/** The privacy text in a dialog, opened from the words of the consent. */
export function PrivacyDialog({ openerId }: { readonly openerId: string }) {
  const { form, privacy } = useLicenceFormContext().texts;
  const { policy, close } = form.consent;
  return (
    <TextDialog opener={policy} openerId={openerId} title={privacy.title} close={close}>
      <PrivacyText />
    </TextDialog>
  );
}
