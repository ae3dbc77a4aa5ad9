// Names and verifies the session cookie. The signature follows better-auth's scheme.
import { createHmac, timingSafeEqual } from 'node:crypto';

/** `__Host-` needs https. Browsers refuse it over http, which Flow allows on localhost only. */
export const cookiePrefix = (url: string): string => (url.startsWith('https:') ? '__Host-flow' : 'flow');

export const sessionCookie = (url: string): string => `${cookiePrefix(url)}.session_token`;

/** The session token from a cookie or a bearer header. Both are signed, so a token read from the database opens nothing. */
export const tokenOf = (request: Request, url: string, secret: string): string | null => {
  const bearer = /^Bearer (.*)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (bearer !== undefined) return verified(bearer, secret);
  const cookie = cookieNamed(request.headers.get('cookie') ?? '', sessionCookie(url));
  return cookie === null ? null : verified(cookie, secret);
};

/** Whether the browser sends a session's cookie, which may be over by now. */
export const bringsSession = (request: Request, url: string): boolean =>
  cookieNamed(request.headers.get('cookie') ?? '', sessionCookie(url)) !== null;

/** Ends the browser's session. */
export const expiredCookie = (url: string): string => expired(url, sessionCookie(url));

export const expired = (url: string, name: string): string =>
  `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${url.startsWith('https:') ? '; Secure' : ''}`;

export const cookieNamed = (header: string, name: string): string | null => {
  for (const part of header.split(';')) {
    const [key, ...value] = part.trim().split('=');
    if (key === name) return value.join('=');
  }
  return null;
};

/** The contents of a cookie or a bearer header. */
export const signedToken = (token: string, secret: string): string =>
  `${token}.${signatureOf(token, secret).toString('base64')}`;

const signatureOf = (token: string, secret: string): Buffer => createHmac('sha256', secret).update(token).digest();

/** The token of a signed value, or null. */
export const verified = (encoded: string, secret: string): string | null => {
  const signed = decoded(encoded);
  const dot = signed.lastIndexOf('.');
  if (dot < 1) return null;
  const token = signed.slice(0, dot);
  const given = Buffer.from(signed.slice(dot + 1), 'base64');
  const expected = signatureOf(token, secret);
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};
