import { bytesToHex, hexToBytes, managedNonce } from '@noble/ciphers/utils.js';
import { gcm } from '@noble/ciphers/webcrypto.js';

// The key travels with the page: this keeps the values from being read or edited by hand, no more.
const KEY = new TextEncoder().encode('web session, language and locale');

/** AES-256-GCM: the browser's own, which a page without TLS may not use. */
async function loadCipher() {
  if ('subtle' in globalThis.crypto) return managedNonce(gcm)(KEY);
  const aes = await import('@noble/ciphers/aes.js');
  return managedNonce(aes.gcm)(KEY);
}

/** Hexadecimal digits of nonce, cipher text and tag. */
export async function encrypt(text: string): Promise<string> {
  const cipher = await loadCipher();
  return bytesToHex(await cipher.encrypt(new TextEncoder().encode(text)));
}

/** The text, or null for anything that was not encrypted here. */
export async function decrypt(stored: string): Promise<string | null> {
  const cipher = await loadCipher();
  try {
    return new TextDecoder().decode(await cipher.decrypt(hexToBytes(stored)));
  } catch {
    return null;
  }
}
