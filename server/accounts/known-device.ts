// Marks a browser in which an operator's password was right. The mark opens nothing. It only keeps guesses from elsewhere out of its pace.
import { createHash, randomBytes } from 'node:crypto';
import { cookieNamed, cookiePrefix, signedToken, verified } from './cookies.ts';

const days = 180;

const nameOf = (url: string): string => `${cookiePrefix(url)}.device`;

/** The browser's own name, if it signed in with this address before. */
export const knownDevice = (request: Request, address: string, url: string, secret: string): string | null => {
  const cookie = cookieNamed(request.headers.get('cookie') ?? '', nameOf(url));
  const [owner, device] = (cookie === null ? null : verified(cookie, secret))?.split('_') ?? [];
  return owner === hashOf(address) && device !== undefined ? `device ${device}` : null;
};

export const deviceCookie = (address: string, url: string, secret: string): string => {
  const mark = signedToken(`${hashOf(address)}_${randomBytes(16).toString('hex')}`, secret);
  const secure = url.startsWith('https:') ? '; Secure' : '';
  return `${nameOf(url)}=${encodeURIComponent(mark)}; Path=/; Max-Age=${days * 86_400}; HttpOnly; SameSite=Lax${secure}`;
};

const hashOf = (address: string): string => createHash('sha256').update(`device ${address}`).digest('hex').slice(0, 32);
