import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { bytesToHex, hexToBytes, managedNonce } from '@noble/ciphers/utils.js';

// The key travels with the page: this keeps the values from being read or edited by hand, no more.
const KEY = new TextEncoder().encode('web session, language and locale');
const cipher = managedNonce(xchacha20poly1305)(KEY);

export function encrypt(text: string): string {
  return bytesToHex(cipher.encrypt(new TextEncoder().encode(text)));
}

/** The text, or null for anything that was not encrypted here. */
export function decrypt(stored: string): string | null {
  try {
    return new TextDecoder().decode(cipher.decrypt(hexToBytes(stored)));
  } catch {
    return null;
  }
}
