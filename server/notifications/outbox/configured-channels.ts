import type { NotificationConfig } from '../../config/notification-config.js';
import type { NotificationChannel } from '../../database/generated/client.js';

/** Ways of telling that the configuration turns on. */
export function configuredChannels(config: NotificationConfig): readonly NotificationChannel[] {
  const isOn: Readonly<Record<NotificationChannel, boolean>> = {
    email: config.staffMailboxes.length > 0,
    receipt: config.receipt,
    webhook: config.webhook !== undefined,
    wecom: config.wecomUrl !== undefined,
    feishu: config.feishu !== undefined,
  };
  return (Object.keys(isOn) as NotificationChannel[]).filter((channel) => isOn[channel]);
}
