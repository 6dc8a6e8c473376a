import { expect, it } from '@jest/globals';
import { qrCode } from './qr-code.js';

it('draws a square with its quiet zone, the same every time', () => {
  const image = qrCode('https://account.example/name');
  expect(image).toEqual(qrCode('https://account.example/name'));
  expect(image.width).toBe(image.height);
  // Version 3 has 29 modules and a quiet zone of 4 on both sides.
  expect(image.width).toBe((29 + 8) * 4);
  expect(image.content).toContain(`viewBox="0 0 ${image.width} ${image.height}"`);
});
