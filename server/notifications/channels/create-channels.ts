import type { AppConfig } from '../../config/app-config.js';
import type { NotificationConfig } from '../../config/notification-config.js';
import type { KeyedHash } from '../../database/keyed-hash.js';
import type { Channel } from './channel.js';
import { FeishuChannel } from './feishu.channel.js';
import { JsonPoster } from './json-poster.js';
import { ReceiptChannel } from './receipt.channel.js';
import { StaffMailChannel } from './staff-mail.channel.js';
import { WebhookChannel } from './webhook.channel.js';
import { WecomChannel } from './wecom.channel.js';

/** The channels that are configured. */
export async function createChannels(
  config: NotificationConfig,
  hash: KeyedHash,
  origins: AppConfig['origins'],
): Promise<readonly Channel[]> {
  const { smtp, webhook, wecomUrl, feishu } = config;
  const channels: Channel[] = [];
  const poster = new JsonPoster(config.privateTargets);
  if (smtp) {
    const { mailTransport } = await import('./mail-transport.js');
    const transport = mailTransport(smtp.url);
    if (config.staffMailboxes.length > 0) {
      channels.push(new StaffMailChannel(transport, smtp.from, config));
    }
    if (config.receipt) {
      channels.push(new ReceiptChannel(transport, smtp.from, config.receiptsPerDay, hash, origins));
    }
  }
  if (webhook) channels.push(new WebhookChannel(poster, webhook, config.details));
  if (wecomUrl) channels.push(new WecomChannel(poster, wecomUrl, config.language));
  if (feishu) channels.push(new FeishuChannel(poster, feishu, config.language));
  return channels;
}
