// One-time codes of an authenticator: RFC 6238 over RFC 4226, six digits, thirty seconds, SHA-1, as every such app expects.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export const stepSeconds = 30;
const digits = 6;
/** A clock may be one step off. */
const drift = 1;

/** 160 bits in base 32, for the app. */
export const newSecret = (): string => toBase32(randomBytes(20));

/** The address that authenticators read from a QR code. */
export const enrolmentUri = (secret: string, email: string): string =>
  `otpauth://totp/${encodeURIComponent(`Flow:${email}`)}?${new URLSearchParams({ secret, issuer: 'Flow', digits: `${digits}`, period: `${stepSeconds}` })}`;

/** The step of a right code after `lastStep`, so that a code works once. Null: it is wrong. */
export const matchingStep = (secret: string, code: string, now: Date, lastStep: number): number | null => {
  if (!/^\d{6}$/.test(code)) return null;
  const current = Math.floor(now.getTime() / 1000 / stepSeconds);
  for (let step = current - drift; step <= current + drift; step++)
    if (timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code))) return step > lastStep ? step : null;
  return null;
};

export const codeAt = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits;
  return String(number).padStart(digits, '0');
};

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const toBase32 = (bytes: Uint8Array): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => letters[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
};

const fromBase32 = (text: string): Buffer => {
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
};
